"""What the older scene models, for pictures at home: its shots are the variants."""
import luggage_and_groceries as older
from studio import *

SHOTS = ['home-morning', 'home-evening']
NAMED_BY_VARIANT = True
CASE = {'unit': 37, 'on': 'tiles', 'gap': 2.4, 'with': [('plant', -5.5, 1.5, 7.5)],
        'evening': {'on': 'parquet', 'el': 20, 'with': [('frame', 4.5, 11, 5, 6.5)]},
        'morning': {'el': 31, 'with': [('plant', 5.2, 1.2, 7.5)]},
        'used': {'el': 12, 'az': -40},
        'wheels': {'light': 'used', 'az': -42, 'el': 24, 'look': (-.02, -.15, .34), 'span': 1.25},
        'rolling': {'light': 'evening', 'az': 32, 'el': 12, 'look': (.1, -.1, .3), 'span': 1.05},
        'handle': {'light': 'morning', 'az': 32, 'el': 33, 'look': (0, .05, 1.72), 'span': 1.3, 'with': []},
        'corner': {'light': 'used', 'az': 38, 'el': 42, 'look': (.2, -.15, 1.3), 'span': 1.0},
        'lock': {'light': 'morning', 'az': 62, 'el': 22, 'look': (.4, 0, 1.15), 'span': .8}}
VARIANTS = {
    'koper-pandan': CASE, 'koper-nila': CASE, 'koper-arang': CASE, 'koper-pasir': CASE,
    'koper-set': CASE,
    'tumbler': {'unit': 12, 'on': 'desk', 'with': [('books', 1.7, .9)]},
    'kubus': {'unit': 34, 'on': 'bed'},
    'bantal': {'unit': 23, 'on': 'bed', 'evening': {'el': 32}},
    'adaptor': {'unit': 9, 'on': 'desk', 'with': [('mug', 1.1, .5)], 'evening': {'el': 30}},
    'mangga': {'unit': 12, 'on': 'cloth', 'evening': {'el': 32}},
    'mangga-lembek': {'unit': 12, 'on': 'counter', 'morning': {'el': 40}},
    'mangga-dua': {'unit': 12, 'on': 'counter', 'evening': {'el': 30}},
}
HOME = VARIANTS.get


def build(variant, view):
    older.reset = older.cam = lambda *rest: None      # the home brings its own
    if variant == 'mangga-lembek':
        spoilt_mango()
    else:
        older.S[variant]()
    bpy.context.view_layer.update()
    for ob in [o for o in bpy.context.scene.objects if o.type == 'CURVE']:
        freeze(ob)


def spoilt_mango():
    """One that came soft, and black at the stem."""
    skin = older.rampmat([(0, '#c4552f'), (.3, '#d98535'), (.55, '#d39a3c'), (.7, '#8a5526'),
                          (.8, '#2c1a10'), (1, '#1a100b')], .5, 'X', .13, 3, .05, .05, 60, .1)
    fruit = older.mango((0, 0, .38), (.1, -.08, math.radians(-38)), .44)
    fruit.data.materials[0] = skin

"""Front loading washing machine, 8 kg."""
from studio import *

SHOTS = ['angle', 'front']
VARIANTS = {'white': '#f3f2ee'}
CAMERAS = {'angle': {'az': -24, 'el': 12, 'lens': 95},
           'front': {'az': 0, 'el': 7, 'lens': 110}}


def build(variant, view):
    shell = material(VARIANTS[variant], rough=.25, coat=.5)
    dark = material('#24262b', rough=.3, coat=.6)
    chrome = material('#c9ccd1', rough=.15, metal=1)
    place(slab('body', rect(2.4, 3.3, .14), 2.3, shell, .05, 6),
          rot=(90, 0, 0), loc=(0, 0, 1.77))
    box('plinth', (2.3, 2.1, .16), dark, r=.03, loc=(0, 0, .1))
    place(slab('panel', rect(2.34, .56, .1), .06, material('#fafaf8', rough=.15, coat=.8), .02),
          rot=(90, 0, 0), loc=(0, -1.16, 3.06))
    place(slab('drawer', rect(.72, .4, .08), .05, shell, .02),
          rot=(90, 0, 0), loc=(-.76, -1.2, 3.06))
    knob = lathe('knob', [(0, 0), (.19, 0, .02), (.17, .14, .04), (0, .14)], chrome, .02)
    place(knob, rot=(90, 0, 0), loc=(-.06, -1.19, 3.06))
    show = material('#8ff0e4', rough=.2, glow=.5)
    place(slab('glass', rect(.8, .3, .06), .03, dark, .01),
          rot=(90, 0, 0), loc=(.68, -1.19, 3.06))
    decal_alpha(show, label('<text x="250" y="130" font-family="DejaVu Sans Mono" font-weight="700" font-size="110" text-anchor="middle" fill="#8ff0e4">0:48</text>', 500, 180))
    decal('time', .6, .22, show, loc=(.68, -1.212, 3.05)).visible_shadow = False
    door = lathe('door', [(.74, 0), (1.0, 0, .03), (1.02, .1, .05), (.92, .2, .06), (.76, .18, .03), (.74, .1)], chrome, .02)
    place(door, rot=(90, 0, 0), loc=(0, -1.15, 1.62))
    pane = lathe('pane', [(0, .24), (.5, .2, .1), (.77, .1)], material('#2c343d', rough=.05, coat=1, specular=1), .05)
    place(pane, rot=(90, 0, 0), loc=(0, -1.2, 1.62))
    rim = lathe('rim', [(.7, .06), (.78, .06, .01), (.78, .13, .02), (.7, .13)], dark, .01)
    place(rim, rot=(90, 0, 0), loc=(0, -1.16, 1.62))
    box('grip', (.1, .12, .46), dark, r=.04, loc=(.93, -1.33, 1.62))
    mark = material('#5b6470', rough=.4)
    decal_alpha(mark, label('<text x="300" y="100" font-family="Quicksand" font-weight="700" font-size="96" letter-spacing="12" text-anchor="middle" fill="#5b6470">sejuka</text>', 600, 140))
    decal('brand', .5, .117, mark, loc=(-.8, -1.157, .5)).visible_shadow = False
    # folded towels beside it
    for k, tint in enumerate(('#d8b59a', '#8fa9a0', '#e8e0d2')):
        box('towel', (.95, .75, .17), material(tint, rough=.9, bump=('noise', 90, .3)), r=.08, loc=(1.95, -.75 + .03 * k, .1 + .17 * k))

"""The studio's second setting: a buyer's home, photographed with a phone.

A view of this kind is one word: `home-evening` (a warm lamp), `home-morning`
(an overcast window, from above) or `home-used` (low sun through a window,
close).  A product may say more in HOME: how large it is, where it lies, what
lies beside it, and what differs in one view.
"""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import studio
from studio import (TAU, box, label, lathe, material, pillow, place, put, rgb,
                    scatter, tube)

SHOTS = {   # azimuth, elevation, degrees off level, part of the picture, off centre
    'evening': {'az': 24, 'el': 17, 'roll': 2.4, 'fill': .66, 'off': (-.05, .01)},
    'morning': {'az': -20, 'el': 48, 'roll': -3.2, 'fill': .68, 'off': (.05, -.02)},
    'used': {'az': -34, 'el': 27, 'roll': 1.6, 'fill': .74, 'off': (.03, .03)},
}
LIGHTS = {
    #  position and target in sizes of the product, width, height, watts, colour
    'evening': {'lamps': (((-2.4, .1, 2.7), (0, 0, .4), .5, .5, 330, '#ffd3a3'),
                          ((1.8, -2.2, 5.2), (0, 0, 0), 1.4, 1.4, 190, '#ffe9d2')),
                'air': ('#f3ead9', .2), 'exposure': .1},
    'morning': {'lamps': (((-5.2, -.9, 3.6), (0, 0, .3), 4.5, 4.0, 760, '#e6eeff'),),
                'air': ('#e4ebf3', .34), 'exposure': -.05},
    'used': {'lamps': (((-4.5, -3.5, 4.0), (0, 0, .3), 4.0, 3.0, 330, '#eef3ff'),),
             'sun': (-122, 33, 4.2, '#ffd9a6'), 'air': ('#dfe7f1', .3),
             'exposure': -.1},
}


def stage(view, home):
    """A place, its light and a phone's camera around the product."""
    time = view.partition('-')[2]
    own = home.get(time, {})
    light = own.get('light', time)
    spec = SHOTS[light] | {'on': 'table'} | home | own
    unit = 10 / spec.get('unit', 10)              # the product's units in a dm
    bpy.context.view_layer.update()
    pts = [p for ob in studio.everything() if not ob.get('prop')
           for p in studio._points(ob)]
    lo, hi = (Vector(f(p[i] for p in pts) for i in range(3)) for f in (min, max))
    mid, size = (lo + hi) / 2, (hi - lo).length / 2
    # the room stands nearly across the picture, whichever side is shown
    turn = Matrix.Rotation(math.radians(spec['az'] - spec.get('skew', 13)), 4, 'Z')
    pivot = Matrix.Translation((mid.x, mid.y, lo.z)) @ turn
    flat = [turn.inverted() @ (p - mid) for p in pts]
    room = Room(max(q.y for q in flat) / unit, spec.get('gap'))
    old = set(studio.everything())
    PLACES[spec['on']](room)
    for thing, *where in spec.get('with', ()):
        THINGS[thing](room, *where)
    for ob in set(studio.everything()) - old:
        ob.matrix_world = pivot @ Matrix.Scale(unit, 4) @ ob.matrix_world
    _light(LIGHTS[light], size, pivot)
    _snap(spec, pts, mid)


class Room:
    """What a place knows of its product, in decimetres."""

    def __init__(self, back, gap):
        self.back, self._gap = back, gap

    def wall(self, gap):
        """Where the wall stands, so far behind unless the product says."""
        return self.back + (gap if self._gap is None else self._gap)


# ------------------------------------------------------------------ surfaces

def wood(light, dark, across=9.0, rough=.38):
    """Boards, each with a grain of its own, along x."""
    m = material(light, rough=rough, coat=.12)
    nt = m.node_tree
    new, link = nt.nodes.new, nt.links.new
    p = nt.nodes['Principled BSDF']
    move = new('ShaderNodeMapping')
    move.inputs['Scale'].default_value = (.35, across, across)
    link(new('ShaderNodeTexCoord').outputs['Object'], move.inputs['Vector'])
    own = new('ShaderNodeVectorMath')
    own.operation = 'SCALE'
    own.inputs[0].default_value = (31, 17, 57)
    link(new('ShaderNodeObjectInfo').outputs['Random'], own.inputs['Scale'])
    link(own.outputs[0], move.inputs['Location'])
    n = new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = .8
    n.inputs['Detail'].default_value = 9
    n.inputs['Distortion'].default_value = 1.1
    link(move.outputs[0], n.inputs['Vector'])
    ramp = new('ShaderNodeValToRGB')
    for element, at, tint in zip(ramp.color_ramp.elements, (.3, .68), (dark, light)):
        element.position, element.color = at, rgb(tint)
    link(n.outputs['Fac'], ramp.inputs['Fac'])
    link(ramp.outputs['Color'], p.inputs['Base Color'])
    b = new('ShaderNodeBump')
    b.inputs['Strength'].default_value, b.inputs['Distance'].default_value = .25, .02
    link(n.outputs['Fac'], b.inputs['Height'])
    link(b.outputs['Normal'], p.inputs['Normal'])
    return m


def printed(svg, side, ground, **look):
    """A surface whose picture repeats; the picture is 600 x 600."""
    m = material(image=label(svg, side, side, 900, ground), **look)
    for node in m.node_tree.nodes:
        if node.type == 'TEX_IMAGE':
            node.extension = 'REPEAT'
    return m


def sheet(name, width, depth, mat, step=.35, repeat=2.0, at=(0, 0, 0), rise=None):
    """A level surface, one picture to `repeat` decimetres."""
    nx, ny = max(2, round(width / step)), max(2, round(depth / step))
    verts, uvs = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = at[0] + width * (i / nx - .5), at[1] + depth * (j / ny - .5)
            verts.append((x, y, at[2] + (rise(x, y) if rise else 0)))
            uvs.append((x / repeat, y / repeat))
    m = nx + 1
    return put(name, verts, [(j * m + i, j * m + i + 1, (j + 1) * m + i + 1, (j + 1) * m + i)
                             for j in range(ny) for i in range(nx)], mat, uvs=uvs, sharp=180)


def boards(at, width, depth, mat, thick=.3):
    """Boards side by side, their top at z = 0."""
    n = max(1, round(depth / 1.4))
    for i in range(n):
        box('board', (width, depth / n - .012, thick), mat, r=.018, seg=2,
            loc=(at[0], at[1] + depth * ((i + .5) / n - .5), -thick / 2 - .004))


def wall(y, colour='#d9d3c5', foot=0.0, skirt=None):
    plaster = material(colour, rough=.9, specular=.2, bump=('noise', 9, .12))
    put('wall', [(x, y, z) for z in (-12 + foot, 40) for x in (-70, 70)],
        [(0, 1, 3, 2)], plaster, smooth=False)
    if skirt:
        box('skirting', (140, .16, .9), material(skirt, rough=.4), r=.04,
            loc=(0, y - .08, .45))


def on_table(room):
    """A teak table against a wall."""
    y = room.wall(1.9)
    boards((0, y - 8), 34, 16, wood('#9a7450', '#664a31'))
    wall(y, '#cfd2c3')


def on_desk(room):
    """A pale desk before a coloured wall."""
    y = room.wall(2.4)
    boards((0, y - 8), 34, 16, wood('#d3b38a', '#b08a5c', rough=.5))
    wall(y, '#b9c3c4')


CHECK = ''.join(f'<rect {k}="{at}" {w}="{size}" {h}="600" fill="#a8442f" opacity=".5"/>'
                for k, w, h in (('x', 'width', 'height'), ('y', 'height', 'width'))
                for at, size in ((0, 300), (420, 16), (470, 16)))


def on_cloth(room):
    """A table with a checked cloth."""
    y = room.wall(2.2)
    mat = printed(CHECK, 600, '#f3ead9', rough=.95, sheen=.3, bump=('weave', 18, .3))
    sheet('cloth', 40, 18, mat, repeat=1.1, at=(0, y - 9, -.004),
          rise=lambda x, q: -.02 + .02 * math.sin(.9 * x + .35 * q))
    wall(y, '#e0d3b8')


LINEN = ''.join(f'<rect x="{x}" width="{w}" height="600" fill="#7a93a8" opacity=".55"/>'
                for x, w in ((40, 70), (150, 14), (330, 40), (420, 8), (520, 26)))


def on_bed(room):
    """A made bed: a striped sheet with folds, a pillow behind."""
    mat = printed(LINEN, 600, '#ece8df', rough=.95, sheen=.35, bump=('weave', 22, .25))

    def folds(x, y):
        calm = min(1, max(0, math.hypot(x, y) - 1.1) / 1.6)   # pressed by what lies there
        ridge = math.sin(1.3 * x + .8 * y + 1.1 * math.sin(.7 * y)) ** 3 \
            + .5 * math.sin(2.3 * y - 1.1 * x)
        return -.03 + calm * (.09 * ridge + .05)
    sheet('sheet', 26, 20, mat, step=.16, repeat=2.4, at=(0, room.back - 4, 0), rise=folds)
    cushion = pillow('cushion', 5.6, 3.6, material('#e9e4da', rough=.95, sheen=.3,
                                                   bump=('weave', 22, .3)),
                     pressure=5, frames=18, step=.22, stiff=12)
    place(cushion, rot=(-62, 0, 8), scale=(1, .8, 1), loc=(.6, room.back + 3.0, 1.1))
    boards((0, room.back + 6.6), 26, 1.4, wood('#8a5c35', '#5d391d'), 8)
    wall(room.back + 8, '#d6cfc4')


TERRAZZO = ''.join(
    f'<path d="M{x} {y}l{a} {b} {c} {-a} {-a} {-b}z" fill="{tint}"/>'
    for x, y, a, b, c, tint in (
        (r.uniform(20, 560), r.uniform(20, 560), r.uniform(4, 16), r.uniform(4, 14),
         r.uniform(5, 16), r.choice(('#8b8478', '#c9bda8', '#6f6a63', '#b98f6c')))
        for r in [scatter(4)] for _ in range(170)))
GLAZE = '<g fill="#e9ece6" stroke="#c3c5bd" stroke-width="9"><rect width="600" height="300"/>' \
        '<rect x="-300" y="300" width="600" height="300"/><rect x="300" y="300" width="600" height="300"/></g>'


def on_counter(room):
    """A kitchen counter of terrazzo before glazed tiles."""
    y = room.wall(2.0)
    sheet('top', 60, 14, printed(TERRAZZO, 600, '#d8d1c4', rough=.28, coat=.2),
          step=4, repeat=2.2, at=(0, y - 7, -.004))
    glaze = sheet('glaze', 60, 30, printed(GLAZE, 600, '#e9ece6', rough=.14, coat=.3),
                  step=4, repeat=2.4)
    place(glaze, rot=(90, 0, 0), loc=(0, y, 15))


TEGEL = '<g fill="none" stroke="#6d7f79" stroke-width="16"><circle cx="300" cy="300" r="120"/></g>' \
        '<g fill="#a4553a">' + ''.join(
            f'<path transform="rotate({a} 300 300)" d="M300 300C250 230 250 120 300 40 350 120 350 230 300 300z"/>'
            for a in (0, 90, 180, 270)) + '</g><g fill="#3f5a5c">' + ''.join(
            f'<circle cx="{x}" cy="{y}" r="130"/>' for x in (0, 600) for y in (0, 600)) + '</g>' \
        '<rect width="600" height="600" fill="none" stroke="#b7ad9b" stroke-width="8"/>'


def on_tiles(room):
    """A floor of patterned cement tiles."""
    y = room.wall(2.4)
    sheet('tiles', 90, 60, printed(TEGEL, 600, '#ddd3bf', rough=.3, coat=.12),
          step=6, repeat=2.0, at=(0, y - 30, -.003))
    wall(y, '#dcd6c8', skirt='#8a5f3d')


def on_parquet(room):
    """A wooden floor before a wall."""
    y = room.wall(1.6)
    boards((0, y - 21), 90, 42, wood('#ab8560', '#7d5d40', across=5))
    wall(y, '#cdbfae', skirt='#efe9dd')


PLACES = {name[3:]: place for name, place in list(globals().items())
          if name.startswith('on_')}


# -------------------------------------------------------------------- things

def mug(room, x=1.3, y=-.2):
    """A mug of coffee."""
    clay = material('#3f6a7a', rough=.3, coat=.5, mottle=('#2f5666', 8, .4))
    parts = [lathe('mug', [(0, 0), (.36, 0, .05), (.42, .1, .08), (.42, .92, .02), (.385, .92, .01),
                           (.38, .12, .06), (0, .08)], clay, seg=48),
             lathe('coffee', [(0, .72), (.385, .72)], material('#2c1608', rough=.08), seg=48),
             tube('ear', [(.4, 0, .74), (.64, 0, .72), (.7, 0, .48), (.6, 0, .26), (.4, 0, .22)],
                  .055, clay)]
    for ob in parts:
        place(ob, rot=(0, 0, -35), loc=(x, y, 0))


def plant(room, x=-2.0, y=1.0, tall=2.2, seed=2):
    """A pot of long leaves."""
    rnd, leaf = scatter(seed), material('#4c7d45', rough=.4, coat=.25, mottle=('#35602f', 3, .4))
    s = tall / 2.2
    pot = lathe('pot', [(0, 0), (.42, 0, .04), (.55, .8, .05), (.55, .9, .02), (.49, .9, .02), (.46, .78), (0, .78)],
                material('#b5694a', rough=.8, bump=('noise', 30, .1)), seg=48)
    place(pot, scale=s, loc=(x, y, 0))
    for k in range(15):
        a, long, lean = TAU * k / 15 + rnd.uniform(-.3, .3), rnd.uniform(1.1, 1.8), rnd.uniform(.25, .95)
        verts = []
        for i in range(11):
            t = i / 10
            out, up = lean * long * t ** 1.3, .76 + long * (t - .42 * lean * t ** 2.4)
            w = .17 * math.sin(math.pi * min(1, t * .93 + .08)) ** .8
            for side, dip in ((-w, .05), (0, 0), (w, .05)):
                verts.append((out * math.cos(a) - side * math.sin(a), out * math.sin(a) + side * math.cos(a), up + dip))
        blade = put('leaf', verts, [(3 * i + j, 3 * i + j + 1, 3 * i + j + 4, 3 * i + j + 3)
                                    for i in range(10) for j in (0, 1)], leaf, sharp=180)
        place(blade, scale=s, loc=(x, y, 0))


def books(room, x=1.9, y=.9):
    """Three books in a pile."""
    for k, (w, d, h, tint, deg) in enumerate(((1.7, 2.3, .3, '#7b3b34', 6), (1.5, 2.1, .22, '#d2b36b', -9),
                                              (1.45, 2.0, .26, '#31505b', 12))):
        z = (.15, .41, .65)[k]
        box('cover', (w, d, h), material(tint, rough=.6), r=.02, seg=2, rot=(0, 0, deg), loc=(x, y, z))
        box('leaves', (w - .04, d + .004, h - .06), material('#e9dfc9', rough=.9), r=.01, seg=1,
            rot=(0, 0, deg), loc=(x, y, z))


def spoon(room, x=1.0, y=-.9, deg=30):
    wooden = wood('#b5854f', '#8b5f33')
    for ob in (tube('stick', [(0, 0, .09), (1.2, 0, .12), (2.2, 0, .1)], [.07, .06, .075], wooden),
               place(lathe('bowl', [(0, .05), (.2, .06, .05), (.27, .16, .02), (.2, .13), (0, .1)], wooden, seg=40),
                     scale=(1.4, 1, 1), loc=(-.3, 0, 0))):
        place(ob, rot=(0, 0, deg), loc=(x, y, 0))


def rug(room, w=14, d=9, y=-1.0):
    """A woven rug under what stands on the floor."""
    mat = printed(LINEN, 600, '#c9b79a', rough=1, bump=('noise', 30, .3))
    sheet('rug', w, d, mat, step=2, repeat=3, at=(0, y, .05))


def frame(room, x=3, z=13, w=5, h=6.5, y=None):
    """A picture on the wall."""
    at = room.wall(1.6) if y is None else y
    box('frame', (w, .2, h), material('#5b3d24', rough=.4), r=.03, loc=(x, at - .1, z))
    art = '<path d="M0 420 150 250l110 120 120-170 220 260v140H0z" fill="#53756a"/><circle cx="420" cy="150" r="60" fill="#d98f4a"/>'
    ob = studio.decal('art', w - .5, h - .5, material(image=label(art, 600, 780, 700, '#eadfc7'), rough=.7))
    place(ob, loc=(x, at - .21, z))


THINGS = {f.__name__: f for f in (mug, plant, books, spoon, rug, frame)}


# ---------------------------------------------------------- light and camera

def _light(light, size, pivot):
    sc = bpy.context.scene
    for pos, aim, w, h, watts, tint in light['lamps']:
        data = bpy.data.lights.new('lamp', 'AREA')
        data.shape, data.size, data.size_y = 'RECTANGLE', w * size, h * size
        data.energy, data.color = watts * size * size, rgb(tint)[:3]
        _hang(data, pivot, Vector(pos) * size, Vector(aim) * size)
    if 'sun' in light:
        az, el, strength, tint = light['sun']
        data = bpy.data.lights.new('sun', 'SUN')
        data.energy, data.color, data.angle = strength, rgb(tint)[:3], math.radians(.9)
        a, e = math.radians(az), math.radians(el)
        at = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
        _hang(data, pivot, at * size, Vector())
        _bars(pivot, at, size)
    world = bpy.data.worlds.new('w')
    world.use_nodes = True
    air = world.node_tree.nodes['Background']
    air.inputs[0].default_value, air.inputs[1].default_value = rgb(light['air'][0]), light['air'][1]
    sc.world, sc['exposure'] = world, light['exposure']


def _hang(data, pivot, at, aim):
    ob = bpy.data.objects.new('light', data)
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = pivot @ Matrix.Translation(at) \
        @ (aim - at).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    ob.visible_camera = False


def _bars(pivot, at, size):
    """The window the sun falls through: only its shadow is seen."""
    black = material('#000000')
    bars = [(-9, 9, 2.6, 9), (-9, 9, -9, -1.9), (-9, -2.3, -9, 9), (2.5, 9, -9, 9),
            (-.07, .07, -9, 9), (-9, 9, .95, 1.07)]
    verts = [(x * size, 0, z * size) for a, b, c, d in bars for x, z in ((a, c), (b, c), (b, d), (a, d))]
    ob = put('window', verts, [tuple(range(4 * i, 4 * i + 4)) for i in range(len(bars))], black, smooth=False)
    aim = Vector((0, 0, .5 * size))
    ob.matrix_world = pivot @ Matrix.Translation(aim + at * 7 * size) \
        @ (-at).to_track_quat('Y', 'Z').to_matrix().to_4x4()
    ob.visible_camera = ob.visible_diffuse = ob.visible_glossy = ob.visible_transmission = False


def _snap(spec, pts, mid):
    """A phone held in the hand: a wide lens, off level, off centre."""
    sc = bpy.context.scene
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.sensor_width, cam.clip_end = spec.get('lens', 36), 36, 1e4
    cam.clip_start = .001
    ob = bpy.data.objects.new('cam', cam)
    sc.collection.objects.link(ob)
    sc.camera = ob
    az, el = math.radians(spec['az']), math.radians(spec['el'])
    back = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    rot = back.to_track_quat('Z', 'Y').to_matrix().to_4x4() \
        @ Matrix.Rotation(math.radians(spec['roll']), 4, 'Z')
    if 'look' in spec:
        aim, dist = Vector(spec['look']), spec['span'] * cam.lens / 36
    else:
        size = max((p - mid).length for p in pts)
        aim, dist = mid.copy(), size * 2 * cam.lens / 36
        for _ in range(14):
            inv = (Matrix.Translation(aim + back * dist) @ rot).inverted()
            uv = [(-q.x / q.z * cam.lens / 36, -q.y / q.z * cam.lens / 36)
                  for q in (inv @ p for p in pts)]
            (x0, x1), (y0, y1) = ((min(u[i] for u in uv), max(u[i] for u in uv)) for i in (0, 1))
            span = dist * 36 / cam.lens
            aim += rot @ Vector(((x0 + x1) / 2 * span, (y0 + y1) / 2 * span, 0))
            dist *= max(x1 - x0, y1 - y0) / spec['fill']
    span = dist * 36 / cam.lens
    aim -= rot @ Vector((spec['off'][0] * span, spec['off'][1] * span, 0))
    ob.matrix_world = Matrix.Translation(aim + back * dist) @ rot
    cam.dof.use_dof, cam.dof.focus_distance = True, dist
    cam.dof.aperture_fstop = cam.lens / 1000 / (dist * spec.get('blur', .014))
    sc['frame'] = (0.0, 0.0, 1.0, 1.0)

"""Parts that everything on two wheels shares: wheels, saddles, handlebars, cranks and lamps.

A cycle stands along x, its front towards +x, so that a camera in front of it sees the side of the chain.
"""
from studio import *


def circle(x, z, r, y=0, count=72, start=0, turn=TAU):
    """Points around an axle that lies across, from the front over the top."""
    return [(x + r * math.cos(start + turn * i / count), y, z + r * math.sin(start + turn * i / count))
            for i in range(count if turn == TAU else count + 1)]


def rod(a, b, radius, mat, **more):
    return tube('rod', [a, b], radius, mat, per=0, **more)


def across(ob, x, z, y=0):
    """Lays something turned around z onto an axle that lies across."""
    return place(ob, rot=(90, 0, 0), loc=(x, y, z))


def wheel(x, z, r, tyre=.26, rubber=None, metal=None, spokes=28, hub=.3, disc=0, wall=None):
    """A wheel with its spokes; disc= radius of a brake disc, wall= a lighter side of the tyre."""
    rubber = rubber or material('#1c1c1d', rough=.75, bump=('noise', 60, .25))
    metal = metal or material('#2c2d30', rough=.35, metal=.8)
    tube('tyre', circle(x, z, r - tyre), tyre, rubber, closed=True, per=0)
    if wall:
        for y in (-1, 1):
            tube('wall', circle(x, z, r - tyre * 1.45, y * tyre * .62), tyre * .5, wall, closed=True, per=0)
    ring = r - tyre * 2.1
    across(loft('rim', [[(q * math.cos(TAU * i / 72), q * math.sin(TAU * i / 72), h) for i in range(72)]
                        for q, h in ((ring, -.16), (ring + .2, -.2), (ring + .24, 0), (ring + .2, .2),
                                     (ring, .16), (ring - .12, .08), (ring - .12, -.08), (ring, -.16))],
                metal, cap=False), x, z)
    wire = material('#b8bbc0', rough=.25, metal=1)
    for i in range(spokes):
        a = TAU * i / spokes
        side = .34 if i % 2 else -.34
        lean = .5 if i // 2 % 2 else -.5
        rod((x + hub * .8 * math.cos(a + lean), side, z + hub * .8 * math.sin(a + lean)),
            (x + ring * math.cos(a), 0, z + ring * math.sin(a)), .022, wire)
    across(lathe('hub', [(0, -.5), (hub * .45, -.5, .04), (hub * .5, -.42), (hub, -.38, .04), (hub, .38, .04),
                         (hub * .5, .42), (hub * .45, .5, .04), (0, .5)], metal, seg=48), x, z)
    if disc:
        steel = material('#c9ccd0', rough=.3, metal=1)
        across(lathe('disc', [(disc * .78, -.02), (disc, -.02), (disc, .02), (disc * .78, .02), (disc * .78, -.02)],
                     steel, r=.004, seg=64), x, z, .46)
        for i in range(6):
            a = TAU * i / 6
            rod((x, .46, z), (x + disc * .8 * math.cos(a + .3), .46, z + disc * .8 * math.sin(a + .3)), .035, steel)


def guard(x, z, r, start, turn, mat, wide=.62):
    """A mudguard over a wheel, from an angle in degrees over so many."""
    tube('guard', circle(x, z, r, 0, 24, math.radians(start), math.radians(turn)), 1, mat, per=0, flat=(wide, .07))


def saddle(x, z, mat, long=2.5):
    half = [(-1, .78, .30), (-.9, .82, .34), (-.55, .78, .32), (-.15, .46, .27), (.4, .24, .22), (.9, .17, .18), (1, .1, .1)]
    rings = []
    for at, wide, high in smooth_path(half, 5):
        rings.append([(x + at * long / 2, p, z + q + .1 * at * at) for p, q in superellipse(wide, high, 2.4, 32)])
    loft('saddle', rings, mat, sharp=80)
    metal = material('#9a9da2', rough=.25, metal=1)
    for y in (-.16, .16):
        rod((x - .8, y, z - .26), (x + .7, y, z - .26), .05, metal)


def bars(points, grip, metal, hide, radius=.12):
    """A handlebar given by its right half from the middle outwards, with grips on its last two points."""
    a, b = Vector(points[-2]), Vector(points[-1])
    straight = b + (a - b).normalized() * (grip + .12)      # a curve would come out of the grip
    points = points[:-1] + [tuple(straight), points[-1]]
    right = [(x, -y, z) for x, y, z in points]
    tube('bar', right[::-1] + points[1:], radius, metal)
    for half in (points, right):
        a, b = Vector(half[-2]), Vector(half[-1])
        from_ = b + (a - b).normalized() * grip
        tube('grip', [tuple(from_), tuple(b + (b - a).normalized() * .06)], radius * 1.55, hide, per=0)


def brake(at, to, mat):
    tube('lever', [at, ((at[0] + to[0]) / 2 + .12, (at[1] + to[1]) / 2, (at[2] + to[2]) / 2), to], .05, mat)


def crank(x, z, mat, ring=.95, arm=1.65, turn=25, y=-.62):
    """Chain ring, arms and pedals."""
    steel = material('#3a3b3e', rough=.3, metal=.9)
    across(lathe('ring', [(ring * .8, -.03), (ring, -.04), (ring * 1.03, 0), (ring, .04), (ring * .8, .03),
                          (ring * .8, -.03)], steel, r=.01, seg=64), x, z, y)
    for i in range(5):
        a = TAU * i / 5 + .4
        rod((x, y, z), (x + ring * .85 * math.cos(a), y, z + ring * .85 * math.sin(a)), .07, steel)
    for side in (-1, 1):
        a = math.radians(turn + (180 if side > 0 else 0))
        end = (x + arm * math.cos(a), side * .82, z - arm * math.sin(a))
        tube('arm', [(x, side * .76, z), end], 1, mat, per=0, flat=(.2, .13))
        box('pedal', (.95, .9, .2), material('#1d1d1f', rough=.6), r=.06, loc=(end[0], side * 1.32, end[2]))
    across(lathe('axle', [(0, -.85), (.16, -.85, .02), (.16, .85, .02), (0, .85)], steel, seg=32), x, z)


def chain(front, back, ring=.95, cog=.42, y=-.62):
    """A chain around the ring in front and the cog behind; both as (x, z)."""
    (fx, fz), (bx, bz) = front, back
    path = [(fx + ring * math.cos(a), y, fz + ring * math.sin(a)) for a in np.linspace(math.pi / 2, -math.pi / 2, 20)] \
        + [(bx + cog * math.cos(a), y, bz + cog * math.sin(a)) for a in np.linspace(-math.pi / 2, -3 * math.pi / 2, 14)]
    tube('chain', path, .055, material('#4a4b4e', rough=.4, metal=.8), closed=True, per=0)


def lamp(x, z, r=.3, tilt=90):
    """A round headlamp that looks forward."""
    case = lathe('lamp', [(0, -.3), (r * .6, -.26, .06), (r, 0, .05), (r, .16, .02), (r * .92, .18), (r * .9, .14)],
                 material('#202124', rough=.35), .02, 40)
    glass = lathe('lens', [(0, .17), (r * .88, .15)], material('#fff6df', rough=.15, coat=1, glow=1.2), .02, 40)
    for part in (case, glass):
        place(part, rot=(0, tilt, 0), loc=(x, 0, z))


def display(x, z, tilt=-35):
    art = label('''<rect width="300" height="200" rx="26" fill="#101214"/>
      <text x="150" y="128" font-family="Inter" font-weight="700" font-size="104" fill="#e9f7ef" text-anchor="middle">25</text>
      <text x="150" y="172" font-family="Inter" font-weight="600" font-size="34" fill="#9fd8b9" text-anchor="middle">km/jam</text>''', 300, 200)
    case = box('display', (.62, .9, .14), material('#17181a', rough=.35), r=.05)
    place(case, rot=(0, tilt, 0), loc=(x, 0, z))
    face = decal('face', .8, .53, material(image=art, rough=.2, glow=.6))
    place(face, rot=(-90, 0, 0))
    place(face, rot=(0, 0, -90))
    place(face, loc=(0, 0, .075))
    place(face, rot=(0, tilt, 0), loc=(x, 0, z))


def lettering(text, size, colour, loc, font='League Spartan', turn=0, wide=2.4, spacing=4):
    """A name on a surface that looks at the camera."""
    art = label(f'<text x="300" y="104" font-family="{font}" font-weight="700" font-size="96" letter-spacing="{spacing}" '
                f'text-anchor="middle" fill="{colour}">{text}</text>', 600, 150)
    ink = material(colour, rough=.4)
    decal_alpha(ink, art)
    o = decal('name', size * wide, size * wide / 4, ink, rot=(0, turn, 0), loc=loc)
    o.visible_shadow = False
    return o

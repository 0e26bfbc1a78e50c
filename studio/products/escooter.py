"""Folding electric scooter."""
from bicycle import *

SHOTS = ['side', 'angle']
VARIANTS = {'graphite': '#33363b', 'sand': '#cdb999'}
CAMERAS = {'side': {'az': 8, 'el': 6, 'lens': 110, 'fill': .84},
           'angle': {'az': 38, 'el': 14, 'lens': 90, 'fill': .84}}


def build(variant, view):
    paint = material(VARIANTS[variant], rough=.38, metal=.35 if variant == 'graphite' else 0, coat=.35)
    black = material('#191a1c', rough=.5)
    grip = material('#1b1b1c', rough=.85, bump=('noise', 40, .5))
    red = material('#c8452f', rough=.35, coat=.4)
    rear, front, r = (-4.2, 1.15), (4.4, 1.15), 1.15
    for at in (rear, front):
        rubber = material('#1d1d1e', rough=.75, bump=('noise', 60, .3))
        tube('tyre', circle(*at, r - .3), .3, rubber, closed=True, per=0)
        across(lathe('wheel', [(0, -.26), (.34, -.26, .03), (.42, -.2, .03), (.7, -.16, .05), (.78, -.24, .03), (.78, .24, .03),
                               (.7, .16, .05), (.42, .2, .03), (.34, .26, .03), (0, .26)], paint, seg=64), *at)
        for i in range(6):
            a = TAU * i / 6
            across(lathe('hole', [(0, -.2), (.085, -.2), (.085, -.18), (0, -.18)], black, .005, 20),
                   at[0] + .55 * math.cos(a), at[1] + .55 * math.sin(a))
        across(lathe('cap', [(0, -.4), (.16, -.4, .03), (.16, .4, .03), (0, .4)], black, seg=32), *at)
    deck = rounded([(-3.4, -.95), (2.6, -.95), (3.1, -.5), (3.1, .5), (2.6, .95), (-3.4, .95), (-3.6, .5), (-3.6, -.5)], .4, closed=True)
    slab('deck', deck, .62, paint, .12, loc=(0, 0, 1.25))
    mat = rounded([(-3.1, -.78), (2.3, -.78), (2.6, -.45), (2.6, .45), (2.3, .78), (-3.1, .78), (-3.3, .45), (-3.3, -.45)], .3, closed=True)
    slab('mat', mat, .08, grip, .03, loc=(0, 0, 1.58))
    for y in (-1, 1):
        tube('strip', [(-3.2, y * .965, 1.24), (2.5, y * .965, 1.24)], 1, red, per=0, flat=(.07, .02))
    for y in (-.48, .48):
        tube('arm', [(-3.3, y, 1.2), (rear[0], y, rear[1])], 1, paint, per=0, flat=(.34, .16))
        tube('fork', [(3.62, y * .5, 2.7), (4.12, y, 2.2), (front[0], y, front[1])], 1, paint, flat=(.3, .16))
    guard(*rear, 1.32, 70, 110, black, .66)
    guard(*front, 1.34, 35, 110, black, .66)
    box('tail', (.12, .44, .22), material('#b3221c', rough=.25, coat=.7, glow=.5), r=.04, rot=(0, 20, 0), loc=(-5.5, 0, 1.62))
    tube('neck', [(2.6, 0, 1.35), (3.2, 0, 1.7), (3.62, 0, 2.7)], 1, paint, flat=(.62, .5))
    rod((3.68, 0, 2.4), (3.5, 0, 3.35), .36, black)
    box('latch', (.34, .3, .9), red, r=.08, rot=(0, -8, 0), loc=(3.12, 0, 3.0))
    top = (2.55, 9.9)
    tube('stem', [(3.52, 0, 3.2), (top[0], 0, top[1])], 1, paint, per=0, flat=(.5, .44))
    box('cap', (.62, .62, .34), black, r=.12, rot=(0, -8, 0), loc=(top[0] - .02, 0, top[1] + .08))
    bars([(top[0], 0, top[1] + .05), (top[0] - .05, 1.0, top[1] + .1), (top[0] - .25, 1.5, top[1] + .1), (top[0] - .6, 2.4, top[1] + .05)],
         .95, black, grip, .12)
    for y in (-1.5, 1.5):
        brake((top[0] - .1, y, top[1] - .02), (top[0] - .25, y * 1.45, top[1] - .25), black)
    display(top[0] - .15, top[1] + .32, -30)
    lamp(2.98, 8.9, .26, 98)
    rod((-1.0, .7, 1.0), (-1.5, 1.5, .02), .1, black)

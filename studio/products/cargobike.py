"""Longtail cargo e-bike with a bench for two children."""
from bicycle import *

SHOTS = ['side', 'angle']
VARIANTS = {'ochre': '#c8912f', 'ocean': '#2f6672'}
CAMERAS = {'side': {'az': -4, 'el': 5, 'lens': 110, 'fill': .88},
           'angle': {'az': 34, 'el': 13, 'lens': 95, 'fill': .86}}


def build(variant, view):
    paint = material(VARIANTS[variant], rough=.3, coat=.5)
    black = material('#1b1c1e', rough=.42, metal=.3)
    alloy = material('#a9acb0', rough=.28, metal=1)
    hide = material('#2b2420', rough=.7, bump=('leather', 45, .25))
    wood = material('#b68655', rough=.5, mottle=('#9a6c3f', 3, .5))
    rear, front, r = (-6.6, 2.55), (6.2, 2.55), 2.55
    for at in (rear, front):
        wheel(*at, r, tyre=.32, spokes=24, hub=.55, disc=.8)
    bb, seat = (-.6, 2.75), (-1.9, 7.4)
    head, neck = (4.55, 8.2), (5.25, 5.55)
    tube('down', [(4.9, 0, 6.7), (3.2, 0, 4.7), (bb[0] + .1, 0, bb[1] + .3)], 1, paint, flat=(.8, .62))
    tube('low', [(4.75, 0, 7.3), (2.0, 0, 5.4), (-1.3, 0, 4.9)], .25, paint)
    rod((bb[0], 0, bb[1]), (seat[0], 0, seat[1]), .3, paint)
    rod((head[0] - .05, 0, head[1] + .2), (neck[0] + .05, 0, neck[1] - .05), .34, paint)
    box('battery', (2.6, .78, .9), black, r=.18, rot=(0, -4, 0), loc=(-2.95, 0, 3.75))
    for y in (-.55, .55):
        tube('chainstay', [(bb[0], y * .6, bb[1]), (-3.4, y, 2.65), (rear[0], y, rear[1])], .19, paint)
        tube('beam', [(-1.35, y * .6, 5.0), (-3.2, y * 1.1, 5.5), (-9.2, y * 1.1, 5.5)], .2, paint)
        rod((rear[0], y, rear[1]), (-6.2, y * 1.1, 5.5), .16, paint)
        rod((rear[0], y, rear[1]), (-7.9, y * 1.1, 5.5), .16, paint)
        rod((-2.4, y, 2.7), (-2.75, y * 1.05, 5.35), .16, paint)
        tube('fork', [(neck[0] + .05, y * .8, neck[1] - .05), (5.65, y * 1.05, 4.5), (front[0], y * 1.05, front[1])],
             [.24, .24, .16], black)
    box('crown', (.55, 1.25, .38), black, r=.12, rot=(0, -15, 0), loc=(neck[0] + .08, 0, neck[1] - .1))
    motor = lathe('motor', [(0, -.66), (.66, -.66, .1), (.82, -.5, .1), (.82, .5, .1), (.66, .66, .1), (0, .66)], black)
    across(motor, bb[0] + .2, bb[1] + .05)
    crank(bb[0], bb[1] - .05, black, arm=1.5, y=-.76)
    chain((bb[0], bb[1] - .05), rear, y=-.76)
    rod((seat[0] + .02, 0, seat[1] - .1), (-2.3, 0, 8.8), .18, alloy)
    saddle(-2.3, 9.1, hide)
    rod((head[0] - .1, 0, head[1] + .15), (4.1, 0, 9.55), .2, black)
    box('stem', (.7, .4, .34), black, r=.12, loc=(4.3, 0, 9.6))
    bars([(4.5, 0, 9.6), (4.5, 1.0, 9.7), (3.95, 2.6, 10.0), (2.75, 3.05, 10.0)], 1.05, alloy, hide, .13)
    for y in (-2.7, 2.7):
        brake((4.0, y * .98, 9.85), (3.3, y * 1.1, 9.65), black)
    display(4.2, 9.98)
    # the bench, its rail and the boards for the feet
    slab('bench', rect(5.6, 1.6, .4), .5, hide, .2, loc=(-6.3, 0, 5.98))
    for x in (-7.3, -5.2):
        tube('seam', [(x, -.8, 6.16), (x, 0, 6.24), (x, .8, 6.16)], .03, black)
    rail = [(-3.5, .95, 5.8), (-3.6, 1.0, 7.5), (-4.2, 1.0, 8.0), (-8.4, 1.0, 8.0), (-9.1, 1.0, 7.5), (-9.1, .95, 5.8)]
    for y in (-1, 1):
        tube('rail', [(x, y * w, z) for x, w, z in rail], .12, black)
        slab('board', rect(4.6, .8, .25), .16, wood, .05, loc=(-6.0, y * 1.5, 1.7))
        for x in (-7.6, -4.4):
            rod((x, y * .6, 2.5 if x > -6 else 2.4), (x, y * 1.4, 1.68), .1, black)
    tube('back', [(-9.1, -1.0, 7.5), (-9.25, 0, 7.75), (-9.1, 1.0, 7.5)], .12, black)
    tube('backlow', [(-4.0, -1.0, 7.9), (-3.9, 0, 8.0), (-4.0, 1.0, 7.9)], .12, black)
    guard(*rear, 2.92, 20, 155, black, .8)
    guard(*front, 2.92, 35, 125, black, .8)
    # the front basket
    for z in (6.55, 7.2, 7.85, 8.5):
        tube('wire', [(5.15, -1.35, z), (7.75, -1.5, z), (7.75, 1.5, z), (5.15, 1.35, z)], .06, black, closed=True, per=0)
    for i in range(9):
        y = -1.45 + 2.9 * i / 8
        rod((7.75, y, 6.55), (7.75, y, 8.5), .045, black)
    for x in (5.15, 5.8, 6.45, 7.1):
        for y in (-1.4, 1.4):
            rod((x, y, 6.55), (x, y, 8.5), .045, black)
    box('floor', (2.6, 2.8, .12), wood, r=.04, loc=(6.45, 0, 6.5))
    rod((5.1, 0, 6.35), (7.6, 0, 6.4), .12, black)
    lamp(7.95, 6.35, .34)
    box('tail', (.16, .8, .3), material('#b3221c', rough=.25, coat=.7, glow=.3), r=.06, loc=(-9.3, 0, 5.5))
    for y in (-.6, .6):
        rod((-1.4, y, 2.5), (-1.95, y * 2.2, .1), .12, black)
        rod((-1.7, y * 2.2, .1), (-2.5, y * 2.2, .1), .12, black)

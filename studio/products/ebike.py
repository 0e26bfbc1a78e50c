"""City e-bike with the battery in its frame."""
from bicycle import *

SHOTS = ['side', 'angle', 'detail']
VARIANTS = {'sage': '#7f9a86', 'terracotta': '#b3593c', 'night': '#22324a'}
CAMERAS = {'side': {'az': 0, 'el': 4, 'lens': 110, 'fill': .86},
           'angle': {'az': 32, 'el': 12, 'lens': 95, 'fill': .84},
           'detail': {'az': 24, 'el': 16, 'look': (3.4, 0, 8.6), 'span': 5.6, 'lens': 105}}


def build(variant, view):
    paint = material(VARIANTS[variant], rough=.3, coat=.5)
    black = material('#1b1c1e', rough=.4, metal=.3)
    alloy = material('#a9acb0', rough=.28, metal=1)
    hide = material('#6d4630', rough=.6, bump=('leather', 45, .2))
    rear, front, r = (-5.3, 3.4), (6.1, 3.4), 3.4
    rubber = material('#1d1d1e', rough=.75, bump=('noise', 60, .25))
    wall = material('#b18a5d', rough=.7) if variant != 'night' else None
    wheel(*rear, r, rubber=rubber, hub=.62, disc=.85, wall=wall)
    wheel(*front, r, rubber=rubber, disc=.85, wall=wall)
    bb, seat = (-.9, 3.2), (-2.35, 7.9)
    head, neck = (4.2, 8.7), (4.85, 6.75)
    tube('down', [(head[0] + .25, 0, 7.7), (bb[0] + .1, 0, bb[1] + .35)], 1, paint, per=0, flat=(.82, .62))
    tube('battery', [(3.35, -.03, 6.88), (.45, -.03, 4.45)], 1, black, per=0, flat=(.56, .72))
    tube('top', [(head[0] + .1, 0, 8.2), (1.6, 0, 7.15), (-2.0, 0, 6.35)], .24, paint)
    rod((bb[0], 0, bb[1]), (seat[0], 0, seat[1]), .29, paint)
    rod((head[0] - .12, 0, head[1] + .25), (neck[0] + .05, 0, neck[1] - .1), .33, paint)
    for y in (-.5, .5):
        tube('chainstay', [(bb[0], y * .6, bb[1]), (-2.6, y * .95, 3.25), (rear[0], y, rear[1])], .17, paint)
        tube('seatstay', [(-1.95, y * .5, 6.5), (-3.2, y * .9, 5.4), (rear[0], y, rear[1])], .14, paint)
        tube('fork', [(neck[0] + .05, y * .75, neck[1] - .1), (5.35, y, 5.5), (front[0], y, front[1])],
             [.2, .2, .13], paint)
    box('crown', (.5, 1.05, .34), paint, r=.1, rot=(0, -18, 0), loc=(neck[0] + .06, 0, neck[1] - .12))
    motor = lathe('motor', [(0, -.66), (.62, -.66, .1), (.78, -.5, .1), (.78, .5, .1), (.62, .66, .1), (0, .66)], black)
    across(motor, bb[0] + .2, bb[1] + .05)
    crank(bb[0], bb[1] - .05, black, y=-.74)
    chain((bb[0], bb[1] - .05), rear, y=-.74)
    rod((seat[0] + .02, 0, seat[1] - .1), (-2.75, 0, 9.2), .17, alloy)
    saddle(-2.75, 9.5, hide)
    rod((head[0] - .1, 0, head[1] + .2), (3.82, 0, 9.75), .2, black)
    box('stem', (.75, .4, .34), black, r=.12, loc=(4.05, 0, 9.78))
    bars([(4.2, 0, 9.8), (4.22, 1.0, 9.85), (3.7, 2.5, 10.15), (2.55, 3.05, 10.15)], 1.05, alloy, hide, .13)
    for y in (-2.65, 2.65):
        brake((3.75, y * .98, 10.0), (3.1, y * 1.1, 9.8), black)
    display(3.95, 10.12)
    rod((4.4, 0, 8.15), (5.1, 0, 8.15), .09, black)
    lamp(5.25, 8.15, .36)
    guard(*rear, 3.78, 38, 150, black)
    guard(*front, 3.78, 40, 118, black)
    for wx, a in ((rear, 178), (front, 150)):
        end = math.radians(a)
        for y in (-.42, .42):
            rod((wx[0], y, wx[1]), (wx[0] + 3.75 * math.cos(end), y * .7, wx[1] + 3.75 * math.sin(end)), .045, black)
    for y in (-.85, .85):
        tube('rack', [(-3.0, y * .7, 7.45), (-5.2, y, 7.5), (-7.6, y, 7.5)], .1, black)
        rod((-6.2, y, 7.5), (rear[0], y * .62, rear[1] + .1), .08, black)
        rod((-4.6, y, 7.5), (rear[0], y * .62, rear[1] + .1), .08, black)
    for x in (-4.0, -5.0, -6.0, -7.0, -7.6):
        rod((x, -.85, 7.5), (x, .85, 7.5), .08, black)
    box('tail', (.16, .8, .34), material('#b3221c', rough=.25, coat=.7, glow=.3), r=.06, loc=(-7.75, 0, 7.42))
    rod((-2.9, .55, 3.1), (-3.9, 1.5, .02), .1, black)
    lettering('lajoe', .62, '#f4efe6', (1.95, -.42, 5.62), 'Quicksand', -39.9, 3.1)

"""Split air conditioner, 1 PK: the indoor unit before the outdoor one, and the remote."""
from studio import *

SHOTS = ['angle', 'front']
VARIANTS = {'white': '#f4f3ef'}
CAMERAS = {'angle': {'az': -18, 'el': 12, 'lens': 95},
           'front': {'az': 0, 'el': 6, 'lens': 110}}


def indoor(shell, dark):
    old = set(everything())
    place(slab('case', rect(3.6, 1.16, .2), .86, shell, .08, 6),
          rot=(90, 0, 0), loc=(0, 0, .6))
    place(slab('panel', rect(3.52, .84, .16), .06, material('#fbfaf7', rough=.16, coat=.8), .02),
          rot=(90, 0, 0), loc=(0, -.45, .74))
    place(slab('mouth', rect(3.1, .14, .05), .03, dark, .01),
          rot=(90, 0, 0), loc=(0, -.44, .17))
    place(slab('flap', rect(3.12, .2, .06), .03, shell, .012),
          rot=(58, 0, 0), loc=(0, -.5, .13))
    art = label('<text x="300" y="100" font-family="Quicksand" font-weight="700" font-size="96" letter-spacing="12" text-anchor="middle" fill="#5b6470">sejuka</text>', 600, 140)
    mark = material('#5b6470', rough=.4)
    decal_alpha(mark, art)
    decal('brand', .6, .14, mark, loc=(-1.28, -.487, .47)).visible_shadow = False
    show = label('<text x="150" y="105" font-family="DejaVu Sans Mono" font-weight="700" font-size="96" fill="#bff3ea" text-anchor="middle">24°</text>', 300, 140)
    lit = material('#7fd6c8', rough=.3, glow=.9)
    decal_alpha(lit, show)
    decal('display', .34, .16, lit, loc=(1.35, -.487, .6)).visible_shadow = False
    return [o for o in everything() if o not in old]


def outdoor(shell, dark):
    old = set(everything())
    place(slab('body', rect(3.0, 2.1, .12), 1.1, shell, .05, 6),
          rot=(90, 0, 0), loc=(0, 0, 1.18))
    ring = lathe('ring', [(0, 0), (.86, 0, .02), (.86, .05, .02), (.78, .05, .02), (.78, .01), (0, .01)], dark, .01)
    place(ring, rot=(90, 0, 0), loc=(-.45, -.56, 1.18))
    for r in (.2, .34, .48, .62, .74):
        pts = [(-.45 + r * math.cos(k * TAU / 32), -.62, 1.18 + r * math.sin(k * TAU / 32)) for k in range(32)]
        tube('wire', pts, .012, shell, closed=True)
    hub = lathe('hub', [(0, 0), (.13, 0, .02), (.12, .04, .02), (0, .05)], shell, .01)
    place(hub, rot=(90, 0, 0), loc=(-.45, -.6, 1.18))
    for k in range(6):
        box('slot', (.62, .03, .05), dark, r=.01, loc=(.98, -.55, .62 + .16 * k))
    for x in (-1.05, 1.05):
        box('foot', (.34, 1.2, .12), dark, r=.03, loc=(x, 0, .07))
    return [o for o in everything() if o not in old]


def build(variant, view):
    shell = material(VARIANTS[variant], rough=.28, coat=.4)
    dark = material('#2b2e33', rough=.4)
    if view == 'front':
        move(indoor(shell, dark), loc=(0, 0, .02))
        return
    move(outdoor(shell, dark), rot=(0, 0, -8), loc=(.9, 1.5, 0))
    move(indoor(shell, dark), rot=(0, 0, 8), loc=(-.55, -.5, 0))
    remote = slab('remote', rect(.3, .92, .1), .1, material('#f7f6f2', rough=.3, coat=.3), .03)
    place(remote, rot=(0, 0, -24), loc=(1.75, -1.05, .06))
    box('glass', (.22, .24, .02), material('#9fb6a6', rough=.15, coat=1), r=.01, rot=(0, 0, -24), loc=(1.85, -.81, .115))
    for k in range(3):
        box('key', (.17, .09, .03), material('#d9dde0', rough=.4), r=.02, rot=(0, 0, -24),
            loc=(1.74 - .075 * k, -1.05 - .16 * k, .115))

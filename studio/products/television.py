"""Television, 55 inches, on its feet."""
from studio import *

SHOTS = ['front', 'angle']
VARIANTS = {'black': '#17181b'}
CAMERAS = {'front': {'az': 0, 'el': 6, 'lens': 110, 'fill': .84},
           'angle': {'az': -28, 'el': 10, 'lens': 95}}
W, H = 4.9, 2.8


def build(variant, view):
    frame = material(VARIANTS[variant], rough=.25, metal=.6)
    place(slab('case', rect(W, H, .05), .16, frame, .03, 5),
          rot=(90, 0, 0), loc=(0, 0, H / 2 + .42))
    art = label('''<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#143a5c"/><stop offset=".55" stop-color="#e88b5a"/><stop offset="1" stop-color="#f9d59a"/></linearGradient>
      <linearGradient id="w" x2="0" y2="1"><stop stop-color="#3d6f86"/><stop offset="1" stop-color="#0d2b3a"/></linearGradient></defs>
      <rect width="1600" height="900" fill="url(#s)"/><circle cx="1060" cy="470" r="96" fill="#fff0c9"/>
      <path d="M0 560 330 300l190 160 150-110 330 240 180-90 420 160v240H0z" fill="#274b62"/>
      <path d="M0 640l260-90 300 80 340-70 320 90 380-60v310H0z" fill="#1b3a4f"/>
      <path d="M0 690h1600v210H0z" fill="url(#w)"/><path d="M960 690h200l120 210H840z" fill="#f6c98b" opacity=".45"/>
      <path d="M420 770h190l-30 34H455z" fill="#0a1b25"/><path d="M505 770v-120l70 104z" fill="#e9dcc3"/>''', 1600, 900, 2000)
    show = material(rough=.09, image=art, glow=.55, coat=1)
    w, h = W - .1, H - .1
    put('screen', [(-w / 2, -.0815, .42 + .05), (w / 2, -.0815, .42 + .05), (w / 2, -.0815, .42 + .05 + h), (-w / 2, -.0815, .42 + .05 + h)],
        [(0, 1, 2, 3)], show, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    mark = material('#a9adb3', rough=.4)
    decal_alpha(mark, label('<text x="300" y="95" font-family="Quicksand" font-weight="700" font-size="90" letter-spacing="12" text-anchor="middle" fill="#a9adb3">kirana</text>', 600, 130))
    decal('brand', .34, .074, mark, loc=(0, -.0825, .445)).visible_shadow = False
    for s in (-1, 1):
        tube('leg', [(s * 1.7, -.02, .44), (s * 1.78, -.32, .2), (s * 1.84, -.62, .03)], .045, frame)
        tube('leg', [(s * 1.7, .02, .44), (s * 1.78, .3, .2), (s * 1.84, .56, .03)], .045, frame)

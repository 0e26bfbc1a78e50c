"""Letters of the page's typeface as outlines, for the pictures that the host draws of products that are shared.

Written by hand, now and then, as the renders are: python3 glyphs.py, which needs fonttools and brotli.
For each weight: [units per em, {letter: [advance, path]}, {pair of letters: kerning}]; y goes down from the baseline.
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[1]
FILES = ROOT / "node_modules/@fontsource-variable/plus-jakarta-sans/files"
PARTS = ["latin-ext", "latin"]
WEIGHTS = {"text": 600, "bold": 800}
LETTERS = {chr(code) for code in [*range(0x20, 0x7F), *range(0xA0, 0x180)]} | set("–—‘’“”•…″′×→−€™")


def kerning(font):
    """Pairs of single letters; those by classes included."""
    names = {name: chr(code) for code, name in font.getBestCmap().items() if chr(code) in LETTERS}
    pairs = {}
    gpos = font["GPOS"].table
    wanted = {i for record in gpos.FeatureList.FeatureRecord if record.FeatureTag == "kern" for i in record.Feature.LookupListIndex}
    for index in sorted(wanted):
        for table in gpos.LookupList.Lookup[index].SubTable:
            if table.LookupType == 9:
                table = table.ExtSubTable
            if table.LookupType != 2:
                continue
            covered = [name for name in table.Coverage.glyphs if name in names]
            if table.Format == 1:
                for name, pair_set in zip(table.Coverage.glyphs, table.PairSet):
                    if name not in names:
                        continue
                    for record in pair_set.PairValueRecord:
                        if record.SecondGlyph in names and record.Value1 is not None:
                            pairs.setdefault(names[name] + names[record.SecondGlyph], getattr(record.Value1, "XAdvance", 0))
            else:
                for left in covered:
                    row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                    for right in names:
                        value = row[table.ClassDef2.classDefs.get(right, 0)].Value1
                        if value is not None:
                            pairs.setdefault(names[left] + names[right], getattr(value, "XAdvance", 0))
    # Between unusual letters nobody sees it.
    return {pair: value for pair, value in pairs.items() if abs(value) >= 4 and pair.isascii()}


def outlines(weight):
    letters, pairs, em = {}, {}, 1000
    for part in PARTS:
        font = instantiateVariableFont(TTFont(FILES / f"plus-jakarta-sans-{part}-wght-normal.woff2"), {"wght": weight})
        em = font["head"].unitsPerEm
        glyphs = font.getGlyphSet()
        for code, name in font.getBestCmap().items():
            if chr(code) not in LETTERS:
                continue
            pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
            glyphs[name].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
            letters[chr(code)] = [round(glyphs[name].width), pen.getCommands()]
        if "GPOS" in font:
            pairs |= kerning(font)
    return [em, dict(sorted(letters.items())), dict(sorted(pairs.items()))]


made = {name: outlines(weight) for name, weight in WEIGHTS.items()}
target = ROOT / "server/pictures/glyphs.json"
target.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n")
print({name: (len(letters), len(pairs)) for name, (_, letters, pairs) in made.items()}, target.stat().st_size)

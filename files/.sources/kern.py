# Rounds the kerning of the two faces that every page loads to half a hundredth of the type size, and leaves out what no text
# sets: pairs with signs that stand alone, and those of less than a hundredth. It was half of the display face's file.
# Needs fonttools and brotli; run it after fonts.mjs. A second run changes nothing.
#   python3 files/.sources/kern.py
from pathlib import Path

from fontTools.otlLib.builder import buildPairPosClassesSubtable, buildValue
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

FONTS = Path(__file__).parent.parent / 'fonts'
FACES = ['bricolage-grotesque', 'figtree']
STEP = 5
LEAST = 10
ALONE = set('"#$%&*+/<=>@[\\]^_`{|}~©')
# Of the names, those that say what the file is and under which licence.
NAMES = {0, 1, 2, 4, 6, 13, 14}


def read_pairs(font):
    """The kerning of each pair of glyphs, in font units, as a text engine finds it: the first subtable that knows a pair."""
    table = font['GPOS'].table
    kern = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == 'kern' for i in r.Feature.LookupListIndex}
    pairs = {}
    for i in sorted(kern):
        subtables = table.LookupList.Lookup[i].SubTable
        for s in (getattr(s, 'ExtSubTable', s) for s in subtables):
            for left in s.Coverage.glyphs:
                for right, value in list_row(font, s, left):
                    pairs.setdefault((left, right), getattr(value, 'XAdvance', 0) or 0)
    return pairs


def list_row(font, s, left):
    if s.Format == 1:
        row = s.PairSet[s.Coverage.glyphs.index(left)].PairValueRecord
        return [(r.SecondGlyph, r.Value1) for r in row]
    row = s.Class1Record[s.ClassDef1.classDefs.get(left, 0)].Class2Record
    return [(right, row[s.ClassDef2.classDefs.get(right, 0)].Value1) for right in font.getGlyphOrder()]


def group(glyphs, read):
    """Glyphs whose rows are equal."""
    groups = {}
    for glyph in glyphs:
        groups.setdefault(read(glyph), []).append(glyph)
    return groups.values()


def write_pairs(font, pairs):
    order = font.getReverseGlyphMap()
    lefts = sorted({a for a, _ in pairs}, key=order.get)
    rights = sorted({b for _, b in pairs}, key=order.get)
    rows = group(lefts, lambda a: tuple(pairs.get((a, b), 0) for b in rights))
    columns = group(rights, lambda b: tuple(pairs.get((a, b), 0) for a in lefts))
    classes = {
        (tuple(r), tuple(c)): (buildValue({'XAdvance': pairs[r[0], c[0]]}), None)
        for r in rows
        for c in columns
        if (r[0], c[0]) in pairs
    }
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag = 2, 0
    lookup.SubTable = [buildPairPosClassesSubtable(classes, order)]
    table = font['GPOS'].table
    table.LookupList.Lookup = [lookup]
    for record in table.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex = [0]


for face in FACES:
    path = FONTS / f'{face}.woff2'
    before = path.stat().st_size
    font = TTFont(path, recalcTimestamp=False)
    alone = {glyph for code, glyph in font.getBestCmap().items() if chr(code) in ALONE}
    rounded = {
        pair: round(value / STEP) * STEP for pair, value in read_pairs(font).items() if not alone & set(pair)
    }
    write_pairs(font, {pair: value for pair, value in rounded.items() if abs(value) >= LEAST})
    font['name'].names = [record for record in font['name'].names if record.nameID in NAMES]
    # It names the axes for lists of fonts, which no page has; without those names Firefox reports it and leaves it out.
    if 'STAT' in font:
        del font['STAT']
    font.save(path)
    print(path.name, before, path.stat().st_size)

"""Makes the letters of the website: the first file holds what nearly every page says and comes in one round trip.

    apt-get install python3-fonttools python3-brotli
    npm pack @fontsource-variable/onest@5.3.1 && tar xzf fontsource-variable-onest-5.3.1.tgz
    python3 tools/fonts/split-onest.py package/files public/fonts

It prints the ranges for src/web/styles/fonts.css; a test holds that files, ranges and words agree.
"""

import copy
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Estonian and English, cars by name (Citroën, Mégane, Škoda), and what Russian sentences take from here.
FIRST = (
    "20-23,25-2F,30-3B,3D,3F,40-5A,5F,61-7A,A0,A9,AB,B7,BB,C4,C9,D5,D6,D7,DC,E4,E9,EB,F5,F6,FC,"
    "160,161,17D,17E,2013,2014,2019,201C-201E,2026,20AC,2212"
)
MORE = "20-7E,A0-FF,131,152,153,2009,2018-201A,2022,2039,203A,2044,2122,2191,2193"
EXTENDED = "100-130,132-151,154-17F"
CYRILLIC = "401-40C,40E-44F,451-45C,45E,45F,490,491,2116"

# Letters of the Estonian alphabet that the source keeps with the rest of Europe, and the letters under their sign.
ESTONIAN = {0x160: "S", 0x161: "s", 0x17D: "Z", 0x17E: "z"}
CARON = "uni030C"

QUOTES = {"quotesinglbase", "quotedblbase", "quotedblleft", "quotedblright"}
QUOTES |= {"quoteleft", "quoteright", "quotedbl", "quotesingle"}
PAIRS, LIGATURE = 2, 4


def characters(text):
    spans = (part.partition("-") for part in text.split(","))
    return {code for first, _, last in spans for code in range(int(first, 16), int(last or first, 16) + 1)}


def opened(path):
    return instancer.instantiateVariableFont(TTFont(path, recalcTimestamp=False), {"wght": (400, 800)})


def tables(lookup):
    return [getattr(table, "ExtSubTable", table) for table in lookup.SubTable]


def without_play(font):
    """No ligatures, one of which draws the typeface's own name; of figures of one width only the figures."""
    lookups = font["GSUB"].table.LookupList.Lookup
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        feature = record.Feature
        feature.LookupListIndex = [
            index for index in feature.LookupListIndex if tables(lookups[index])[0].LookupType != LIGATURE
        ]
        if record.FeatureTag == "tnum":
            for table in (table for index in feature.LookupListIndex for table in tables(lookups[index])):
                table.mapping = {of: to for of, to in table.mapping.items() if of not in QUOTES}


def with_estonian(font, other):
    """Takes š and ž over from the other file, as wide and as near to their neighbours as the letters under them."""
    theirs = other.getBestCmap()
    names = {theirs[code]: under for code, under in ESTONIAN.items()}
    added = [name for name in [CARON, *names] if name not in font.getGlyphOrder()]
    font.setGlyphOrder([*font.getGlyphOrder(), *added])
    widths = font["HVAR"].table.AdvWidthMap.mapping
    for name in added:
        font["glyf"].glyphs[name] = copy.deepcopy(other["glyf"][name])
        font["hmtx"].metrics[name] = other["hmtx"][name]
        font["gvar"].variations[name] = other["gvar"].variations.get(name, [])
        widths[name] = widths[names.get(name, "space")]
    for table in font["cmap"].tables:
        table.cmap |= {code: theirs[code] for code in ESTONIAN}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (table for table in tables(lookup) if table.LookupType == PAIRS):
            kern_alike(font, table, {under: name for name, under in names.items()})


def kern_alike(font, table, twins):
    order = font.getReverseGlyphMap(rebuild=True)
    if table.Format == 1:
        pairs = dict(zip(table.Coverage.glyphs, table.PairSet))
        for pair_set in pairs.values():
            for record in [record for record in pair_set.PairValueRecord if record.SecondGlyph in twins]:
                twin = copy.deepcopy(record)
                twin.SecondGlyph = twins[record.SecondGlyph]
                pair_set.PairValueRecord.append(twin)
            pair_set.PairValueRecord.sort(key=lambda record: order[record.SecondGlyph])
        pairs |= {twins[glyph]: copy.deepcopy(pairs[glyph]) for glyph in twins if glyph in pairs}
        table.Coverage.glyphs = sorted(pairs, key=order.get)
        table.PairSet = [pairs[glyph] for glyph in table.Coverage.glyphs]
    else:
        covered = [twins[glyph] for glyph in table.Coverage.glyphs if glyph in twins]
        table.Coverage.glyphs = sorted([*table.Coverage.glyphs, *covered], key=order.get)
        for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
            classes |= {twin: classes[glyph] for glyph, twin in twins.items() if glyph in classes}


def save(font, codes, path):
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = ["kern", "tnum", "calt"]
    options.name_IDs = [1, 2]
    options.drop_tables += ["STAT", "MVAR"]
    part = copy.deepcopy(font)
    part["fvar"].instances = []
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(part)
    subset.save_font(part, str(path), options)
    print(f"{path.name}: {path.stat().st_size} bytes; unicode-range: {written(part.getBestCmap())};")


def written(codes):
    spans = []
    for code in sorted(codes):
        if spans and code == spans[-1][1] + 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in spans)


def main(source, target):
    latin, extended, cyrillic = (
        opened(source / f"onest-{name}-wght-normal.woff2") for name in ("latin", "latin-ext", "cyrillic")
    )
    without_play(latin)
    with_estonian(latin, extended)
    first = characters(FIRST)
    save(latin, first, target / "onest-latin.woff2")
    save(latin, characters(MORE) - first, target / "onest-latin-more.woff2")
    save(extended, characters(EXTENDED) - first, target / "onest-latin-ext.woff2")
    save(cyrillic, characters(CYRILLIC), target / "onest-cyrillic.woff2")


main(Path(sys.argv[1]), Path(sys.argv[2]))

/** opentype.js 2 ships without types; this is the part we use. Node takes its CommonJS build. */
declare module 'opentype.js' {
	namespace opentype {
		type PathCommand =
			| { type: 'M' | 'L'; x: number; y: number }
			| { type: 'Q'; x1: number; y1: number; x: number; y: number }
			| { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
			| { type: 'Z' };
		type Glyph = {
			advanceWidth: number;
			getPath(x: number, y: number, fontSize: number): { commands: PathCommand[] };
		};
		type Font = {
			unitsPerEm: number;
			charToGlyph(char: string): Glyph;
			charToGlyphIndex(char: string): number;
			getKerningValue(left: Glyph, right: Glyph): number;
		};
		function parse(data: ArrayBuffer): Font;
	}
	export = opentype;
}

import { stream, writePdf } from "#lib/pdf/read/testing/write-pdf.ts";

const FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";

/** Rules that are written on, one of them without a form field. */
const PAGE = [
	"BT /F 16 Tf 72 790 Td (Lease) Tj ET",
	"BT /F 11 Tf 30 727 Td (Name:) Tj ET 72 724 m 222 724 l S",
	"BT /F 11 Tf 250 460 Td (Date:) Tj ET 290 457 m 380 457 l S",
].join("\n");

/**
 * An A4 form of one page with form fields of every kind: filled in, ticked, to choose from, to sign, one that nobody
 * can fill in and a mere button.
 */
export function formWithFields(pageEntries = ""): Buffer {
	const widget = (entries: string) => `<</Type/Annot/Subtype/Widget/F 4/P 3 0 R${entries}>>`;
	const look = stream(
		"/Type/XObject/Subtype/Form/BBox[0 0 150 18]/Resources<</Font<</F 5 0 R>>>>",
		"BT /F 11 Tf 2 5 Td (KEPT) Tj ET",
	);
	const empty = stream("/Type/XObject/Subtype/Form/BBox[0 0 12 12]", "");
	return writePdf([
		"<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R 7 0 R 8 0 R 11 0 R 12 0 R 13 0 R 14 0 R]/DA(/F 11 Tf 0 g)/DR<</Font<</F 5 0 R>>>>>>>>",
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		`<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/Annots[6 0 R 7 0 R 9 0 R 10 0 R 11 0 R 12 0 R 13 0 R 14 0 R]${pageEntries}>>`,
		stream("", PAGE),
		FONT,
		widget("/FT/Tx/T(tenant.name)/TU(Your full name)/Ff 2/MaxLen 40/V(Ada)/DA(/F 11 Tf 0 g)/Rect[72 724 222 742]"),
		widget("/FT/Btn/T(pets)/V/Yes/AS/Yes/AP<</N<</Yes 16 0 R/Off 16 0 R>>>>/Rect[72 690 84 702]"),
		"<</FT/Btn/Ff 49152/T(pay)/V/Yearly/Kids[9 0 R 10 0 R]>>",
		widget("/Parent 8 0 R/AS/Off/AP<</N<</Monthly 16 0 R/Off 16 0 R>>>>/Rect[72 660 84 672]"),
		widget("/Parent 8 0 R/AS/Yearly/AP<</N<</Yearly 16 0 R/Off 16 0 R>>>>/Rect[172 660 184 672]"),
		widget("/FT/Ch/Ff 131072/T(city)/Opt[(Bern)(Rome)]/V(Rome)/DA(/F 11 Tf 0 g)/Rect[72 600 222 618]"),
		widget("/FT/Sig/T(sig)/Rect[72 450 222 500]"),
		widget("/FT/Tx/Ff 1/T(total)/V(KEPT)/AP<</N 15 0 R>>/Rect[72 400 222 418]"),
		widget("/FT/Btn/Ff 65536/T(reset)/Rect[300 400 380 418]"),
		look,
		empty,
	]);
}

import { stream, writePdf } from "#lib/pdf/read/testing/write-pdf.ts";

const FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";

/** Two pages with a line of text each; objects 3 and 4 are the pages, 8 and on the others. */
function twoPages(parts: { catalog?: string; page?: string; others?: string[]; content?: string }): Uint8Array {
	const { catalog = "", page = "", others = [], content = "BT /F 12 Tf 20 100 Td (One) Tj ET" } = parts;
	const shared = "/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F 5 0 R>>>>";
	return writePdf([
		`<</Type/Catalog/Pages 2 0 R${catalog}>>`,
		"<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>",
		`<</Type/Page${shared}/Contents 6 0 R${page}>>`,
		`<</Type/Page${shared}/Contents 7 0 R>>`,
		FONT,
		stream("", content),
		stream("", "BT /F 12 Tf 20 100 Td (Two) Tj ET"),
		...others,
	]);
}

/** A file that others are attached to. */
export function withAttachment(name: string, content: string): Uint8Array {
	return twoPages({
		catalog: `/AF[8 0 R]/Names<</EmbeddedFiles<</Names[(${name})8 0 R]>>>>`,
		others: [
			`<</Type/Filespec/F(${name})/UF(${name})/AFRelationship/Data/EF<</F 9 0 R>>>>`,
			stream("/Type/EmbeddedFile", content),
		],
	});
}

/** Links from page 1 to page 2: by a name, old and new, in an action, by the number of the page, and to no page. */
export function linked(): Uint8Array {
	const link = (target: string) => `<</Type/Annot/Subtype/Link/Rect[0 0 99 20]${target}>>`;
	const targets = [
		"/Dest(two)",
		"/Dest/Old",
		"/A<</S/GoTo/D(two)>>",
		"/Dest[1/Fit]",
		"/Dest[4 0 R/Fit]",
		"/Dest(none)",
	];
	return twoPages({
		catalog: "/Names<</Dests<</Names[(two)<</D[4 0 R/XYZ 0 200 null]>>]>>>>/Dests<</Old[4 0 R/Fit]>>",
		page: `/Annots[${targets.map(link).join("")}]`,
	});
}

/** A tagged page whose paragraph has a role, a class and an identifier of its own. */
export function tagged({ role, lang }: { role: string; lang: string }): Uint8Array {
	const cell = "/ID(cell)/C/Plain/A<</O/Table/Headers[(cell)]>>";
	return twoPages({
		catalog: `/Lang(${lang})/MarkInfo<</Marked true>>/StructTreeRoot 8 0 R`,
		page: "/StructParents 0/Tabs/S",
		content: `/Clause<</MCID 0>>BDC BT /F 12 Tf 20 100 Td (Tagged as ${role.slice(1)}) Tj ET EMC`,
		others: [
			`<</Type/StructTreeRoot/K[9 0 R]/ParentTree<</Nums[0[10 0 R]]>>/RoleMap<</Clause${role}>>/ClassMap<</Plain<</O/Layout>>>>/IDTree<</Names[(cell)10 0 R]>>>>`,
			"<</Type/StructElem/S/Document/P 8 0 R/K[10 0 R]>>",
			`<</Type/StructElem/S/Clause/P 9 0 R/Pg 3 0 R/K 0${cell}>>`,
		],
	});
}

/** Pages that are called i and A-5. */
export function labelled(): Uint8Array {
	return twoPages({ catalog: "/PageLabels<</Nums[0<</S/r>>1<</S/D/P(A-)/St 5>>]>>" });
}

/** Bookmarks of both pages, one below the other. */
export function bookmarked(): Uint8Array {
	return twoPages({
		catalog: "/Outlines 8 0 R/Names<</Dests<</Names[(two)[4 0 R/Fit]]>>>>",
		others: [
			"<</Type/Outlines/First 9 0 R/Last 9 0 R/Count 2>>",
			"<</Title(First)/Parent 8 0 R/Dest[3 0 R/Fit]/First 10 0 R/Last 10 0 R/Count 1>>",
			"<</Title(Second)/Parent 9 0 R/A<</S/GoTo/D(two)>>>>",
		],
	});
}

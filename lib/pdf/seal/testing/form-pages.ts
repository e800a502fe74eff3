import { onePage, stream } from "#lib/pdf/read/testing/write-pdf.ts";

/** A page with something of its own over the place of a signature. */
type FormPage = {
	what: string;
	bytes: Buffer;
	isShown: boolean;
	/** False where the file leaves the look to the reader, or PDFium takes no notice of what the file says about it. */
	isShownAlike: boolean;
};

const TEXT = "/Type/Annot/Subtype/Widget/FT/Tx/T(name)";
const RECT = "/Rect[40 40 260 160]";
const AMBER = "1 0.75 0.2 rg";
const FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
/** Object 4 is the annotation, 5 its look, 6 Helvetica, 7 a further annotation or layer. */
const FORM = `/AcroForm<</Fields[4 0 R]/DA(/Helv 12 Tf 0 g)/DR<</Font<</Helv 6 0 R>>>>`;

const look = (entries = "/BBox[0 0 220 120]", content = `${AMBER} 0 0 220 120 re f`) =>
	stream(`/Type/XObject/Subtype/Form${entries}/Resources<</Font<</Helv 6 0 R>>>>`, content);

type Change = {
	rect?: string;
	page?: string;
	look?: string;
	more?: string[];
	form?: string;
	annots?: string;
	catalog?: string;
};

function pageWith(what: string, annotation: string, change: Change = {}): FormPage {
	const others = [`<<${change.rect ?? RECT}${annotation}>>`, change.look ?? look(), FONT, ...(change.more ?? [])];
	const bytes = onePage({
		catalog: `${FORM}${change.form ?? ""}>>${change.catalog ?? ""}`,
		page: `/Annots[${change.annots ?? "4 0 R"}]${change.page ?? ""}`,
		others,
	});
	return { what, bytes, isShown: true, isShownAlike: true };
}

const hidden = (page: FormPage): FormPage => ({ ...page, isShown: false });
const byReader = (page: FormPage): FormPage => ({ ...page, isShownAlike: false });
const LOOK = "/AP<</N 5 0 R>>";
const BOX = "/MK<</BG[1 0.75 0.2]/BC[0 0 0]>>";
const withText = look(undefined, `${AMBER} 0 0 220 120 re f /Tx BMC BT /Helv 12 Tf 0 g 4 8 Td (Ada) Tj ET EMC`);
const LAYER = "/OCProperties<</OCGs[7 0 R]/D<</OFF[7 0 R]>>>>";

/** Forms and annotations of every kind that lie over a signature in the middle of a page. */
export const FORM_PAGES: FormPage[] = [
	pageWith("a text field with an opaque look", `${TEXT}/V(Ada)${LOOK}`, { look: withText }),
	pageWith("a button with a look", `/Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(go)${LOOK}`),
	pageWith("a check box that is on", "/Subtype/Widget/FT/Btn/T(c)/V/Yes/AS/Yes/AP<</N<</Yes 5 0 R>>>>"),
	byReader(
		pageWith(
			"a check box whose value alone says its state",
			"/Subtype/Widget/FT/Btn/T(c)/V/Yes/AP<</N<</Yes 5 0 R>>>>",
		),
	),
	hidden(pageWith("a check box that is off", "/Subtype/Widget/FT/Btn/T(c)/AS/Off/AP<</N<</Yes 5 0 R>>>>")),
	byReader(pageWith("a text field without a look", `${TEXT}/V(Ada)/DA(/Helv 12 Tf 0 g)${BOX}`)),
	byReader(
		pageWith("a field whose look is to be written anew", `${TEXT}/V(Ada)/DA(/Helv 12 Tf 0 g)${BOX}${LOOK}`, {
			form: "/NeedAppearances true",
		}),
	),
	pageWith("a choice", `/Subtype/Widget/FT/Ch/Ff 131072/T(c)/Opt[(One)(Two)]/V(Two)/DA(/Helv 12 Tf 0 g)${BOX}${LOOK}`, {
		look: look(undefined, `${AMBER} 0 0 220 120 re f BT /Helv 12 Tf 0 g 4 8 Td (Two) Tj ET`),
	}),
	pageWith("a field on a page turned by 90", `${TEXT}${LOOK}`, { page: "/Rotate 90" }),
	pageWith("a field on a page turned by 270", `${TEXT}${LOOK}`, { page: "/Rotate 270" }),
	pageWith("a turned look", `${TEXT}/AP<</N 5 0 R>>`, {
		look: look("/BBox[0 0 120 220]/Matrix[0 1 -1 0 120 0]", `${AMBER} 0 0 120 220 re f 0 g 0 0 20 40 re f`),
	}),
	pageWith("a look of another size", `${TEXT}${LOOK}`, {
		look: look("/BBox[10 10 120 70]", `${AMBER} 10 10 110 60 re f 0 g 10 10 8 8 re f`),
	}),
	pageWith("a field on a page with a crop box", `${TEXT}${LOOK}`, { page: "/CropBox[20 10 280 190]" }),
	pageWith("a field that content leaves its state to", `${TEXT}${LOOK}`, {
		page: "/Contents 7 0 R",
		more: [stream("", "q 0.5 0 0 0.5 30 30 cm 0 0 1 rg 0 0 50 20 re f")],
	}),
	pageWith("a stamp", `/Type/Annot/Subtype/Stamp/Name/Draft${LOOK}`),
	pageWith("a stamp that does not turn with its page", `/Subtype/Stamp/F 20${LOOK}`, {
		page: "/Rotate 90",
		rect: "/Rect[90 -110 210 40]",
	}),
	pageWith("free text", `/Type/Annot/Subtype/FreeText/Contents(Read me)/DA(/Helv 12 Tf)${LOOK}`),
	byReader(
		pageWith(
			"a highlight without a look",
			"/Subtype/Highlight/C[1 1 0]/QuadPoints[40 160 260 160 40 40 260 40]/Contents(x)",
		),
	),
	pageWith("a highlight with a look", `/Subtype/Highlight/C[1 1 0]/QuadPoints[40 160 260 160 40 40 260 40]${LOOK}`),
	byReader(pageWith("a square without a look", "/Subtype/Square/C[0 0 0]/IC[1 0.75 0.2]/BS<</W 2>>")),
	pageWith("a note with its window open", `/Subtype/Text/Name/Note/Contents(Secret)${LOOK}/Popup 7 0 R`, {
		annots: "4 0 R 7 0 R",
		more: ["<</Type/Annot/Subtype/Popup/Open true/Parent 4 0 R/Rect[40 40 260 160]>>"],
	}),
	pageWith("a link with a look", `/Subtype/Link/A<</S/URI/URI(https://example.com/terms)>>${LOOK}`),
	pageWith("an attached file", `/Subtype/FileAttachment${LOOK}/FS<</Type/Filespec/F(a.txt)/EF<</F 7 0 R>>>>`, {
		more: [stream("/Type/EmbeddedFile", "attached")],
	}),
	pageWith("a poster of a film", `/Subtype/Screen/A<</S/Rendition/OP 0>>${LOOK}`),
	pageWith("a field that is not printed", `${TEXT}/F 0${LOOK}`),
	hidden(pageWith("a hidden field", `${TEXT}/F 2${LOOK}`)),
	hidden(pageWith("a field that is only printed", `${TEXT}/F 36${LOOK}`)),
	byReader(
		hidden(
			pageWith("a stamp of a layer that is off", `/Subtype/Stamp/F 4/OC 7 0 R${LOOK}`, {
				more: ["<</Type/OCG/Name(Off)>>"],
				catalog: LAYER,
			}),
		),
	),
];

import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { pageGeometry } from "#lib/fields/places/geometry.ts";
import { stream, writePdf } from "#lib/pdf/read/testing/write-pdf.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { detect } from "./detect.ts";
import { PAPER } from "./testing/form-paper.ts";
import { setForm } from "./testing/set-form.ts";

const folder = makeTestDir("look-alikes");
const SHEET = pageGeometry([0, 0, PAPER.width * 0.75, PAPER.height * 0.75], 0, 1);

async function found(name: string, pdf: Buffer) {
	const sourcePath = path.join(folder, `${name.replaceAll(/\W/g, "-")}.pdf`);
	await writeFile(sourcePath, pdf);
	const { fields } = await detect({
		sourcePath,
		fileName: name,
		pages: [SHEET],
	});
	return fields.map(({ type, label }) => [type, label]);
}

function drawn(content: string): Buffer {
	return writePdf([
		"<</Type/Catalog/Pages 2 0 R>>",
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595.275 841.875]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		stream("", content),
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
	]);
}

/** A letter 田 as outlines: a square with four square holes. */
const outlined = (x: number, y: number) =>
	[`${x} ${y} 12 12 re`, ...[1, 6].flatMap((dx) => [1, 6].map((dy) => `${x + dx} ${y + dy} 5 5 re`))].join(" ");
/** One with strokes that are bent, as wide as high. */
const bent = (x: number, y: number) =>
	`${x} ${y} m ${[1, 2, 3, 4].map((at) => `${x + at} ${y + 12} ${x + 2 * at} ${y} ${x + 3 * at} ${y + 12} c`).join(" ")} h`;
const at = (text: string, x: number, y: number) => `BT /F 11 Tf ${x} ${y} Td (${text}) Tj ET `;

describe("what only looks like a field", () => {
	it.each([
		["letters that are drawn as outlines", `${[0, 1, 2, 3].map((n) => outlined(100 + 14 * n, 700)).join(" ")} B*`],
		[
			"bent letters that are drawn as outlines",
			`${[0, 1, 2, 3].map((n) => bent(100 + 14 * n, 700)).join(" ")} B ${[0, 1].map((n) => bent(100 + 14 * n, 600)).join(" ")} S`,
		],
		[
			"squared paper",
			`${Array.from({ length: 100 }, (_, n) => `${100 + 12 * (n % 10)} ${500 + 12 * Math.floor(n / 10)} 12 12 re`).join(" ")} S`,
		],
	])("%s", async (what, content) => {
		expect(await found(what, drawn(content + at("Words beside", 160, 702)))).toEqual([]);
	});

	it("dots of a table of contents, also beside another column and without numbers", async () => {
		const row = (y: number, title: string, page: string, beside: string) =>
			at(`${title} ${". ".repeat(20)}`, 60, y) + at(page, 268, y) + at(beside, 286, y);
		const columns = ["Lists", "Tables", "Figures"].map((title, n) =>
			row(700 - 16 * n, title, `${n + 4}`, "of the text."),
		);
		expect(await found("columns", drawn(columns.join(" ")))).toEqual([]);
		expect(
			await found("unnumbered", setForm("# Contents\nIntroduction {text 200 dots}\nTerms {text 200 dots}").toPdf()),
		).toEqual([]);
		expect(await found("form", setForm("# Order\nIntroduced by {text 200 dots}").toPdf())).toEqual([
			["TextBox", "Introduced by"],
		]);
	});
});

describe("the words of a place", () => {
	it("are those before it rather than plain ones under it", async () => {
		const content = `${at("Total rent", 60, 700)} 130 698 m 300 698 l S ${at("Yes", 150, 684)} ${at("No", 176, 684)}`;
		expect(await found("rent", drawn(content))).toEqual([["TextBox", "Total rent"]]);
	});

	it("end at the next box to tick", async () => {
		const form = setForm("{check} Yes {check} No {radio} Once {radio} Monthly");
		expect(await found("boxes", form.toPdf())).toEqual([
			["CheckBox", "Yes"],
			["CheckBox", "No"],
			["RadioButton", "Once"],
			["RadioButton", "Monthly"],
		]);
	});

	it("that ask for an email address make an Email field", async () => {
		const form = setForm("E-mail address: {text 200}\nEmail or phone: {text 200}");
		expect(await found("email", form.toPdf())).toEqual([
			["Email", "E-mail address"],
			["TextBox", "Email or phone"],
		]);
	});
});

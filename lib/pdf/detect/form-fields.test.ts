import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { takeInPdf } from "#lib/pdf/read/take-in-pdf.ts";
import { signedBefore } from "#lib/pdf/seal/testing/signed-before.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { detect } from "./detect.ts";
import { formWithFields } from "./testing/form-with-fields.ts";

const folder = makeTestDir("form-fields");

const EXPECTED = [
	{ type: "TextBox", name: "tenant.name", label: "Your full name", isRequired: true, value: "Ada", characterLimit: 40 },
	{ type: "CheckBox", name: "pets", label: "pets", isRequired: false, value: "on", characterLimit: null },
	{ type: "RadioButton", name: "pay", groupName: "pay", label: "Monthly", value: null },
	{ type: "RadioButton", name: "pay", groupName: "pay", label: "Yearly", value: "on" },
	{ type: "Dropdown", name: "city", options: ["Bern", "Rome"], value: "Rome" },
	{ type: "Signature", name: "sig", value: null },
];

async function textOf(bytes: Buffer): Promise<string> {
	const file = path.join(folder, `${bytes.byteLength}.pdf`);
	await writeFile(file, bytes);
	return execFileSync("pdftotext", [file, "-"], { encoding: "utf8" });
}

describe("form fields of a PDF", () => {
	it("are found with what they say of themselves, and neither they nor their values stay in the working file", async () => {
		const { formFields, working } = await takeInPdf(formWithFields(), "form.pdf", { withFormFields: true });
		expect(formFields).toMatchObject(EXPECTED);
		// 72 pt from the left, 100 pt from the top; 150 × 18 pt.
		expect(formFields[0]?.bounds).toEqual({ x: 96, y: expect.closeTo(133.33, 1), width: 200, height: 24 });
		const text = await textOf(working ?? Buffer.alloc(0));
		expect(text).toContain("Lease");
		expect(text).not.toContain("Ada");
		// What nobody can fill in is part of the page, as ever.
		expect(text).toContain("KEPT");
		expect((working ?? Buffer.alloc(0)).toString("latin1")).not.toMatch(/AcroForm|tenant/);
	});

	it("stay as they look where nobody asks for them", async () => {
		const { formFields, working } = await takeInPdf(formWithFields(), "form.pdf");
		expect(formFields).toEqual([]);
		expect(await textOf(working ?? Buffer.alloc(0))).toContain("Ada");
	});

	it.each([
		["/Rotate 90", { x: 132, y: 96, width: 24, height: 200 }],
		["/CropBox[36 0 595 842]/UserUnit 2", { x: 96, y: 266.67, width: 400, height: 48 }],
	])("lie where a page with %s shows them", async (entries, bounds) => {
		const { formFields } = await takeInPdf(formWithFields(entries), "form.pdf", { withFormFields: true });
		const found = formFields[0]?.bounds;
		for (const key of ["width", "height"] as const) expect(found?.[key]).toBeCloseTo(bounds[key], 0);
		if (!entries.includes("Rotate")) expect([found?.x, found?.y].map((px) => Math.round(px ?? 0))).toEqual([96, 267]);
	});

	const labelsOf = async (pdf: string) => {
		const { formFields } = await takeInPdf(Buffer.from(pdf, "latin1"), "form.pdf", { withFormFields: true });
		return formFields.map(({ type, name, label }) => [type, name, label]);
	};
	const form = formWithFields().toString("latin1");
	const renamed = form.replace("/T(tenant.name)/TU(Your full name)", "/T(form1[0].#subform[0].f1_02[0])");

	it("are labelled with the words around them where they have no tooltip, and never with a made-up name", async () => {
		expect((await labelsOf(renamed))[0]).toEqual(["TextBox", "form1[0].#subform[0].f1_02[0]", "Name"]);
		expect((await labelsOf(renamed.replace("(Name:)", "(     )")))[0]?.[2]).toBe("");
		expect((await labelsOf(form.replace("(Your full name)", "(Text1)")))[0]?.[2]).toBe("Name");
		expect((await labelsOf(form.replace("(Your full name)", "(Your e-mail)")))[0]?.[0]).toBe("Email");
	});

	it("are read from the widgets where the file lists no form", async () => {
		const loose = form.replace(/\/AcroForm<<.*>>>>>>>>/, ">>");
		expect(loose).not.toContain("AcroForm");
		expect(await labelsOf(loose)).toEqual([
			["TextBox", "tenant.name", "Your full name"],
			["CheckBox", "pets", "pets"],
			["Dropdown", "city", "city"],
			["Signature", "sig", "sig"],
		]);
	});

	it("of a signed file are not touched", async () => {
		const signed = Buffer.from(await signedBefore(formWithFields()));
		const { formFields, working } = await takeInPdf(signed, "form.pdf", { withFormFields: true });
		expect(formFields).toEqual([]);
		expect(working).toBeNull();
	});

	it("are candidates beside the places of an upload, one for each spot", async () => {
		const sourcePath = path.join(folder, "upload.pdf");
		await writeFile(sourcePath, formWithFields());
		const { pages } = await takeInPdf(formWithFields(), "form.pdf");
		const { fields } = await detect({ sourcePath, fileName: "form.pdf", pages });
		expect(fields.filter(({ source }) => source === "form")).toMatchObject(EXPECTED);
		const places = fields.filter(({ source }) => source === "place");
		// "Date:" with a rule that has no form field; the rule under the name has one.
		expect(places).toMatchObject([{ type: "DateSigned", label: "Date" }]);
	});
});

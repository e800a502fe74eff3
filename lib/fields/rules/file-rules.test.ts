import { describe, expect, it } from "vitest";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { readFileValue, writeFileValue } from "#lib/fields/values/file-value.ts";
import { acceptedExtensions, findFileProblem, MAX_IMAGE_BYTES, parseImageDataUri } from "./file-rules.ts";

const attachment = (allowedFileTypes: string[], acceptedFileTypes: string[] = []) =>
	makeField("Attachment", { attachmentInfo: { title: "", description: "", allowedFileTypes, acceptedFileTypes } });

describe("files of a field", () => {
	it("takes what the field names, or everything known", () => {
		expect(acceptedExtensions(makeField("Image"))).toEqual([".jpg", ".jpeg", ".png", ".svg", ".bmp"]);
		expect(acceptedExtensions(attachment(["PDF"]))).toEqual([".pdf"]);
		expect(acceptedExtensions(attachment(["PDF"], [".docx"]))).toEqual([".docx"]);
		expect(acceptedExtensions(attachment([]))).toContain(".pdf");
	});

	it.each([
		["a.PNG", 1, null],
		["a.gif", 1, "fileType"],
		["png", 1, "fileType"],
		["a.png", MAX_IMAGE_BYTES + 1, "fileTooLarge"],
	])("an Image and %s of %i bytes: %s", (name, sizeBytes, code) => {
		expect(findFileProblem(makeField("Image"), { name, sizeBytes })?.code ?? null).toBe(code);
	});

	it.each([
		["data:image/png;base64,AAAA", { mediaType: "image/png", extension: ".png", base64: "AAAA" }],
		["data:image/svg+xml;charset=utf-8;base64,AAAA", { mediaType: "image/svg+xml", extension: ".svg", base64: "AAAA" }],
		["data:image/JPG;base64,AA AA==", { mediaType: "image/jpeg", extension: ".jpg", base64: "AAAA==" }],
		["data:image/gif;base64,AAAA", null],
		["data:text/html;base64,AAAA", null],
		["data:image/png,AAAA", null],
		["data:image/png;base64,<>", null],
		["data:image/png;base64,", null],
		["", null],
	])("%s", (uri, expected) => {
		expect(parseImageDataUri(uri)).toEqual(expected);
	});

	it("reads back what the server wrote, and nothing else", () => {
		const file = { key: "k", name: "n", mediaType: "image/png", size: 3, width: 1, height: 2 };
		expect(readFileValue(writeFileValue(file))).toEqual(file);
		for (const value of [null, "", "data:image/png;base64,AA", "{", "{}", '{"key":1}'])
			expect(readFileValue(value)).toBeNull();
	});
});

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { MAX_ATTACHMENT_BYTES } from "#lib/fields/rules/file-rules.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { receiveFile } from "#lib/http/signing/receive-file.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { corpusFile } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { MEGABYTE } from "#lib/units.ts";
import { adoptUploadedMark } from "./adopt-uploaded-mark.ts";
import { uploadFieldFile } from "./upload-field-file.ts";

useTestDatabase();

const photo = makeField("Image", { id: "photo" });
const passport = makeField("Attachment", { id: "passport" });
passport.attachmentInfo = { ...passport.attachmentInfo, allowedFileTypes: ["PDF"] };
const papers = makeField("Attachment", { id: "papers" });

const NO_PICTURE = Buffer.from("no picture");

/** Uploads bytes to a field, or as a signature when none is named. */
async function upload(fieldId: string | null, fileName: string, bytes: Uint8Array) {
	const document = await makeSigningDocument([{ name: "Mia", fields: [photo, passport, papers] }]);
	const context = document.people[0]?.context;
	if (!context) throw new Error("There is no signer.");
	const temp = await makeTempDir();
	const path = join(temp.path, "upload");
	await writeFile(path, bytes);
	const file = { path, fileName, sizeBytes: bytes.length };
	const outcome =
		fieldId === null
			? adoptUploadedMark(context, "signature", file, temp.path)
			: uploadFieldFile(context, { fieldId, revision: 0, file }, temp.path);
	return outcome.finally(() => temp.remove());
}

describe("a refused upload is named, with what would be right", () => {
	const images = ".jpg, .jpeg, .png, .svg, .bmp";
	it.each([
		[
			"an attachment of another type",
			"passport",
			"me.txt",
			NO_PICTURE,
			`“me.txt” isn’t an accepted file type. Choose one of these: .pdf.`,
		],
		[
			"an attachment that is too large",
			"passport",
			"me.pdf",
			Buffer.alloc(25 * MEGABYTE + 1),
			`“me.pdf” is 25.1 MB. The limit is 25 MB.`,
		],
		[
			"an attachment that is not what it says",
			"passport",
			"me.pdf",
			NO_PICTURE,
			`“me.pdf” is damaged or isn’t the type its name suggests. Choose one of these: .pdf.`,
		],
		[
			"a picture of another type",
			"photo",
			"me.gif",
			NO_PICTURE,
			`“me.gif” isn’t an accepted file type. Choose one of these: ${images}.`,
		],
		[
			"a picture that is too large",
			"photo",
			"me.png",
			Buffer.alloc(12 * MEGABYTE),
			`“me.png” is 12 MB. The limit is 10 MB.`,
		],
		[
			"a picture that cannot be read",
			"photo",
			"me.png",
			NO_PICTURE,
			`“me.png” is damaged or isn’t the type its name suggests. Choose one of these: ${images}.`,
		],
		[
			"a signature of another type",
			null,
			"me.pdf",
			NO_PICTURE,
			`“me.pdf” isn’t an accepted file type. Choose one of these: ${images}.`,
		],
		[
			"a signature that is too large",
			null,
			"me.png",
			Buffer.alloc(11 * MEGABYTE),
			`“me.png” is 11 MB. The limit is 10 MB.`,
		],
		[
			"a signature that cannot be read",
			null,
			"me.png",
			NO_PICTURE,
			`“me.png” is damaged or isn’t the type its name suggests. Choose one of these: ${images}.`,
		],
	])("%s", async (_, fieldId, fileName, bytes, message) => {
		const path = fieldId ?? "file";
		await expect(upload(fieldId, fileName, bytes)).rejects.toMatchObject({ message, fields: { [path]: [message] } });
	});

	it("a body that is larger than any file may be", async () => {
		const form = new FormData();
		form.append("file", new Blob([new Uint8Array(26 * MEGABYTE)]), "film.pdf");
		const temp = await makeTempDir();
		const request = new Request("http://localhost/", { method: "POST", body: form });
		await expect(receiveFile(request, temp.path, MAX_ATTACHMENT_BYTES)).rejects.toMatchObject({
			code: "TooLarge",
			message: `“film.pdf” is larger than 25 MB. Choose a smaller file.`,
		});
		await temp.remove();
	});
});

describe("an attachment that may be of any kind", () => {
	const invoice = Buffer.from('<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl"/>');
	it.each(["run.exe", "run.sh", "run.bat", "run.js", "run.dll", "page.html", "letter.docm", "book.xlsm"])(
		"is never a program or a file with macros: %s",
		async (fileName) => {
			const message = expect.stringContaining("isn’t an accepted file type");
			await expect(upload("papers", fileName, NO_PICTURE)).rejects.toMatchObject({ message });
		},
	);

	it("is never a program with a text file’s name, or a drawing with a script", async () => {
		const program = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200)]);
		await expect(upload("papers", "notes.txt", program)).rejects.toThrow("isn’t the type its name suggests");
		const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
		await expect(upload("papers", "plan.svg", drawing)).rejects.toThrow(
			"“plan.svg” contains macros, scripts or embedded objects. Remove them and add the file again.",
		);
	});

	it("may be an electronic invoice", async () => {
		expect(await upload("papers", "invoice.xml", invoice)).toMatchObject({ outcome: "saved" });
	});
});

it("a file that fits is stored under its name", async () => {
	const { outcome, fields } = (await upload("passport", "me.pdf", await corpusFile("plain.pdf"))) as Awaited<
		ReturnType<typeof uploadFieldFile>
	>;
	expect(outcome).toBe("saved");
	const stored = await db().documentField.findFirst({ where: { id: fields[0]?.rowId ?? "" } });
	expect(stored).toMatchObject({ valueKey: expect.any(String), value: expect.stringContaining("me.pdf") });
});

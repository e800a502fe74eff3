import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { findAccount } from "#lib/db/stores/installation/provisioning.ts";
import type { StoredTemplate } from "#lib/db/stores/templates/templates.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { takeInImages } from "#lib/domain/documents/sending/take-in-images.ts";
import { type Download, type OpenedFile, openObject } from "#lib/domain/files/open-object.ts";
import { tellMissing } from "#lib/domain/files/tell-missing.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { accountFormats } from "#lib/fields/values/account-formats.ts";
import { displayText } from "#lib/fields/values/format.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import type { SealField, SealFile } from "#lib/pdf/tasks.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { storage } from "#lib/storage/storage.ts";
import { type TempFiles, tempFiles } from "#lib/storage/temp.ts";
import { requireReady } from "./require-ready.ts";
import { type NamedTemplate, requireTemplate } from "./require-template.ts";
import { templateFiles } from "./template-files.ts";

const mediaType = "application/pdf";

/**
 * The pages of a template as one PDF.
 *
 * @param input.includeFormFieldValues whether the values that fields begin with are printed
 * @throws AppError NotFound
 */
export const downloadTemplate = defineVerb(
	{ permission: "templates.read" },
	async (context: GrantedContext, input: NamedTemplate & { includeFormFieldValues: boolean }): Promise<Download> => {
		const template = await requireTemplate(context, input);
		requireReady(template);
		const fileName = `${template.title}.pdf`;
		const [file, ...more] = templateFiles(template);
		if (!file) throw notFound("template");
		if (more.length === 0 && !input.includeFormFieldValues) {
			return openObject(template.accountId, file.workingKey, { fileName, mediaType });
		}
		return { fileName, mediaType, open: () => openMerged(template, input.includeFormFieldValues) };
	},
);

async function openMerged(template: StoredTemplate, withValues: boolean): Promise<OpenedFile> {
	const temp = tempFiles();
	const files = templateFiles(template);
	const opened = await Promise.all(files.map(({ workingKey }) => storage().localPath(workingKey))).catch(tellMissing);
	try {
		const fields = withValues ? await printedFields(template, temp) : [];
		const task = {
			files: files.map(
				({ id, fileName: name, isSigned, pages }, index): SealFile => ({
					...{ sourcePath: opened[index]?.path ?? "", name, isSigned, pages },
					fields: fields.filter(({ fileId }) => fileId === id),
				}),
			),
			outputPath: await temp.newPath(),
			watermark: null,
			locale: "EN",
		};
		const { path } = await runPdfTask("preview", task, { requester: "sender" });
		const { size: sizeBytes } = await stat(path);
		const stream = createReadStream(path);
		// The open descriptor keeps the bytes readable after the directory is gone.
		await new Promise((resolve, reject) => stream.once("open", resolve).once("error", reject));
		return { stream, sizeBytes };
	} finally {
		await Promise.all([...opened.map((one) => one.release()), temp.remove()]);
	}
}

/** The fields that begin with a value, as they are printed. */
async function printedFields(
	{ accountId, current: { state } }: StoredTemplate,
	temp: TempFiles,
): Promise<(SealField & { fileId: string })[]> {
	const account = await findAccount(accountId);
	if (!account) throw notFound("template");
	const filled = Object.values(state.fields).filter(({ value, type }) => value !== null || type === "Label");
	const pictures = { paths: filled.map(({ id }) => id), fields: filled };
	const images = await takeInImages([pictures], temp);
	return filled.map((field, index) => {
		const image = images.find((one) => one.field === index);
		const { locale = "EN" } = state.recipients[field.recipientId] ?? {};
		const timeZone = state.document.timeZone ?? account.timeZone;
		return {
			...field,
			filePage: field.page,
			mark: null,
			valuePath: image?.path ?? null,
			valueName: image?.name ?? null,
			valueMediaType: image?.mediaType ?? null,
			text: displayText(field, { locale, timeZone, account: accountFormats(account) }),
		};
	});
}

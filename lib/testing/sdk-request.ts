import * as sdk from "boldsign";
import { corpusFile } from "./api-caller.ts";

/** A form field in the public SDK's model. */
export function makeField(id: string, fieldType: sdk.FormField.FieldTypeEnum): sdk.FormField {
	const field = new sdk.FormField();
	const bounds = new sdk.Rectangle();
	Object.assign(bounds, { x: 50, y: 60, width: 150, height: 40 });
	return Object.assign(field, { id, name: id, fieldType, pageNumber: 1, bounds, isRequired: true });
}

/** A signer with a signature, who reads French. */
export function makeSigner(name: string, order: number): sdk.DocumentSigner {
	const signer = new sdk.DocumentSigner();
	return Object.assign(signer, {
		name,
		emailAddress: `${name.toLowerCase()}@example.com`,
		signerOrder: order,
		signerType: sdk.DocumentSigner.SignerTypeEnum.Signer,
		locale: sdk.DocumentSigner.LocaleEnum.Fr,
		formFields: [makeField(`${name}-sign`, sdk.FormField.FieldTypeEnum.Signature)],
	});
}

/** Two signers in order, with a copy, reminders and words of the sender. */
export async function makeRequest(): Promise<sdk.SendForSign> {
	const request = new sdk.SendForSign();
	const reminderSettings = Object.assign(new sdk.ReminderSettings(), { enableAutoReminder: true, reminderDays: 4 });
	return Object.assign(request, {
		title: "Lease",
		message: "Please sign.",
		signers: [makeSigner("Grace", 1), makeSigner("Edsger", 2)],
		cc: [Object.assign(new sdk.DocumentCC(), { emailAddress: "copy@example.com" })],
		enableSigningOrder: true,
		expiryDays: 30,
		reminderSettings,
		labels: ["lease", "2026"],
		metaData: { order: "7" },
		files: [
			{ value: await corpusFile("plain.pdf"), options: { filename: "Lease.pdf", contentType: "application/pdf" } },
		],
	});
}

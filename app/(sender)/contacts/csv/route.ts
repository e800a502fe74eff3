import { readContactPlace } from "#components/contacts/contact-place.ts";
import { writtenNumber } from "#lib/contract/documents/sending/phone-number.ts";
import { writeCsv } from "#lib/csv/write-csv.ts";
import { exportContacts } from "#lib/domain/contacts/export-contacts.ts";
import { bytesDownload } from "#lib/http/answering/bytes-download.ts";
import { downloadResponse } from "#lib/http/answering/download-response.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { pageWords } from "../../../page-words.tsx";

/** The contacts that the page shows, as a table that it imports again. */
export const GET = defineUserFile(async (context, _, request) => {
	const { fields, export: words } = (await pageWords()).contacts;
	const { searchParams } = new URL(request.url);
	const { view, search } = readContactPlace((name) => searchParams.get(name));
	const contactType = view === "mine" ? "MyContacts" : "AllContacts";
	const contacts = await exportContacts(context, { contactType, search });
	const headings = [fields.name, fields.email, fields.phone, fields.company, fields.jobTitle];
	const rows = contacts.map(({ name, email, phoneNumber, companyName, jobTitle }) => {
		return [name, email, phoneNumber ? writtenNumber(phoneNumber) : "", companyName, jobTitle];
	});
	const table = writeCsv([headings, ...rows]);
	return downloadResponse(bytesDownload(Buffer.from(table), { fileName: words.fileName, mediaType: "text/csv" }));
});

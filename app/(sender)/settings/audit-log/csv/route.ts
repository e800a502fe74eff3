import { readLogPlace } from "#components/developer/log-place.ts";
import { writeCsv } from "#lib/csv/write-csv.ts";
import { exportAccountEvents } from "#lib/domain/audit/list-account-events.ts";
import { bytesDownload } from "#lib/http/answering/bytes-download.ts";
import { downloadResponse } from "#lib/http/answering/download-response.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { pageWords } from "../../../../page-words.tsx";

/** What the room shows, as a table. */
export const GET = defineUserFile(async (context, _, request) => {
	const { log: words } = (await pageWords()).developer;
	const { searchParams } = new URL(request.url);
	const events = await exportAccountEvents(
		context,
		readLogPlace((name) => searchParams.get(name)),
	);
	const { at, what, subject, who, details, ip } = words.columns;
	const rows = events.map((one) => [
		...[one.at.toISOString(), one.what, one.subject ?? "", one.who, one.details.join("; "), one.ip],
	]);
	const table = writeCsv([[at, what, subject, who, details, ip], ...rows]);
	return downloadResponse(bytesDownload(Buffer.from(table), { fileName: words.fileName, mediaType: "text/csv" }));
});

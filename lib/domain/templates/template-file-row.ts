import { fileRow, type KeptFile } from "#lib/domain/documents/sending/file-row.ts";

/** The row of a file whose bytes are stored, in its place among the files of its template. */
export function templateFileRow(file: KeptFile & { id: string }, position: number) {
	const { firstPage: _firstPage, templateId: _templateId, ...row } = fileRow(file, { id: file.id, position });
	return row;
}

import type { DraftFileRow } from "#lib/db/stores/drafts/draft-files.ts";
import type { KeptFile } from "#lib/domain/documents/sending/file-row.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";

export type DraftFile = KeptFile & { id: string };

/** The files of a draft in their order: named as the draft names them, with pages that run on from one to the next. */
export function draftFiles(
	{ files }: DraftState,
	ids: readonly string[],
	uploaded: readonly DraftFileRow[],
): DraftFile[] {
	let firstPage = 1;
	return ids.flatMap((id): DraftFile[] => {
		const row = uploaded.find((one) => one.id === id);
		if (!row) return [];
		const { uploadSha256: sha256, pageCount, name, ...kept } = row;
		const file = { ...kept, id, sha256, fileName: files[id]?.name || name, firstPage };
		firstPage += pageCount;
		return [file];
	});
}

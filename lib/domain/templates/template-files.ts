import type { StoredTemplate } from "#lib/db/stores/templates/templates.ts";
import type { TemplateTerms } from "#lib/db/template-terms.ts";
import type { KeptFile } from "#lib/domain/documents/sending/file-row.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { byOrder } from "#lib/draft/order-keys.ts";

/** What is sent: one template, or several as one. */
export type SentTemplate = Pick<StoredTemplate, "id" | "files"> & {
	current: { version: number; state: DraftState; terms: TemplateTerms };
};

type TemplateFile = KeptFile & { id: string };

/** The files of a template’s current version in their order, with pages that run on from one to the next. */
export function templateFiles({ files, current: { state } }: Pick<SentTemplate, "files" | "current">): TemplateFile[] {
	let firstPage = 1;
	return byOrder(state.files).flatMap((id): TemplateFile[] => {
		const row = files.find((one) => one.id === id);
		if (!row) return [];
		const { uploadSha256: sha256, pageCount, name, position: _position, ...kept } = row;
		const file = { ...kept, id, sha256, fileName: state.files[id]?.name || name, firstPage };
		firstPage += pageCount;
		return [file];
	});
}

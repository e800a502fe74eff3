import { documentEditorPath, templateEditorPath } from "#lib/contract/desk-files.ts";
import type { DeskFacts } from "#lib/draft/desk-facts.ts";

/** What lies in the editor: a document, or a template. */
export type EditorSubject = {
	id: string;
	/** Where its editor is, with what it asks for below it. */
	path: string;
	/** Its own page. */
	home: string;
	/** The list that it is in. */
	list: string;
	/** The version of a template that editing began from; null: it is a document. */
	from: number | null;
};

export function subjectOf(id: string, { template }: Pick<DeskFacts, "template">): EditorSubject {
	if (!template) {
		return { id, path: documentEditorPath(id), home: `/documents/${id}`, list: "/documents", from: null };
	}
	return { id, path: templateEditorPath(id), home: `/templates/${id}`, list: "/templates", from: template.from };
}

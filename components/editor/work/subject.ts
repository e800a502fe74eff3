import { documentEditorPath, templateEditorPath, templatePicturesPath } from "#lib/contract/editor-files.ts";
import type { DeskFacts } from "#lib/draft/editor-facts.ts";

/** What lies in the editor: a document, or a template. */
export type EditorSubject = {
	id: string;
	/** Where its editor is, with what it asks for below it. */
	path: string;
	/** Where pictures of its pages are. */
	picturesPath: string;
	/** Its own page. */
	home: string;
	/** The list that it is in. */
	list: string;
	/** The version of a template that editing began from; null: it is a document. */
	from: number | null;
};

export function subjectOf(id: string, { template }: Pick<DeskFacts, "template">): EditorSubject {
	if (!template) {
		const path = documentEditorPath(id);
		return { id, path, picturesPath: path, home: `/documents/${id}`, list: "/documents", from: null };
	}
	const paths = { path: templateEditorPath(id), picturesPath: templatePicturesPath(id) };
	return { id, ...paths, home: `/templates/${id}`, list: "/templates", from: template.from };
}

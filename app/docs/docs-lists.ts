import type { DocsLists } from "#components/docs/docs-frame.tsx";
import type { DocsLink } from "#components/docs/docs-sidebar.tsx";
import { readGuides } from "#lib/http/pages/read-guides.ts";
import { readReference } from "#lib/http/pages/read-reference.ts";

/** Every page of the documentation, without its text. */
export function docsLists(): DocsLists {
	return { reference: readReference().map(linkOf), guides: readGuides().map(linkOf) };
}

function linkOf({ path, title, about, group }: DocsLink): DocsLink {
	return { path, title, about, group };
}

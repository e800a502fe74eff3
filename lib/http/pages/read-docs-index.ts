import { indexDocs } from "#lib/contract/guides/search-docs.ts";
import { readGuides } from "./read-guides.ts";
import { readReference } from "./read-reference.ts";

let read: ReturnType<typeof indexDocs> | undefined;

/** What a search of the documentation looks into. It doesn’t change while the process runs. */
export function readDocsIndex(): ReturnType<typeof indexDocs> {
	read ??= indexDocs([...readReference(), ...readGuides()]);
	return read;
}

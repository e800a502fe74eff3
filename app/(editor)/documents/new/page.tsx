import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { NewDesk } from "#components/editor/new-editor.tsx";
import { openNewDesk } from "#lib/domain/drafts/editing/open-editor.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { deleteDocumentAction, duplicateDocumentAction } from "../../../(sender)/documents/actions.ts";
import { pageWords } from "../../../page-words.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).editor.paper.bar.untitled };
}

/** A desk on which nothing lies yet: it has its number from the start, and is a draft from the first file or step on. */
export default async function NewDeskPage() {
	const { facts, version, state } = await openNewDesk(await requirePageUser());
	return (
		<NewDesk
			id={randomUUID()}
			initial={{ version, state }}
			facts={facts}
			verbs={{ duplicate: duplicateDocumentAction, remove: deleteDocumentAction }}
		/>
	);
}

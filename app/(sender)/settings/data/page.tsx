import type { Metadata } from "next";
import { DeletionCard } from "#components/data/deletion-card.tsx";
import { ExportCard } from "#components/data/export-card.tsx";
import { viewDeletion } from "#lib/domain/content-deletion/view-deletion.ts";
import { viewExport } from "#lib/domain/exports/view-export.ts";
import { viewOrganisation } from "#lib/domain/users/organisation/organisation.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { format } from "#lib/i18n/message.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { ClosedRoom } from "../closed-page.tsx";
import { cancelExportAction, startDeletionAction, startExportAction, undoDeletionAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).data.title };
}

/** What an organisation has here, to be taken along. */
export default async function DataPage() {
	const context = await requirePageUser();
	const { data: words, locale } = await pageWords();
	if (!mayOnPage(context, "account.export")) {
		return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	}
	const [found, { deletion, ...rest }, { name }] = await Promise.all([
		viewExport(context),
		viewDeletion(context),
		viewOrganisation(context),
	]);
	const item = found && {
		...found,
		startedAt: found.startedAt.toISOString(),
		expiresAt: found.expiresAt?.toISOString() ?? null,
		failure: found.failure && sayIn(found.failure, locale),
	};
	const deleting = deletion && {
		...deletion,
		startedAt: deletion.startedAt.toISOString(),
		dueAt: deletion.dueAt.toISOString(),
		endedAt: deletion.endedAt?.toISOString() ?? null,
	};
	return (
		<RoomWords of={["data"]}>
			<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
				<div>
					<h1 className="font-semibold text-display">{words.title}</h1>
					<p className="mt-1 text-ink-soft">{format(words.about, { name })}</p>
				</div>
				<ExportCard accountName={name} item={item} verbs={{ start: startExportAction, cancel: cancelExportAction }} />
				<DeletionCard
					accountName={name}
					item={{ ...rest, deletion: deleting }}
					verbs={{ start: startDeletionAction, undo: undoDeletionAction }}
				/>
			</div>
		</RoomWords>
	);
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { changedItems } from "#components/templates/versions/changed-items.ts";
import { changesInLists } from "#components/templates/versions/changes-text.ts";
import { toPageItems } from "#components/templates/versions/to-page-items.ts";
import { VersionPage } from "#components/templates/versions/version-page.tsx";
import { viewTemplateVersion } from "#lib/domain/templates/view-version.ts";
import { orNotFound } from "#lib/http/pages/or-not-found.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../../../page-words.tsx";
import { restoreTemplateVersionAction } from "../../../actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).templates.title };
}

type Props = { params: Promise<{ templateId: string; version: string }> };

export default async function Page({ params }: Props) {
	const context = await requirePageUser();
	const { templateId, version } = await params;
	if (!/^[1-9]\d{0,8}$/.test(version)) notFound();
	const asked = viewTemplateVersion(context, { templateId, version: Number(version) });
	const { at, pages, changes, before, after, names, ...details } = await orNotFound(asked);
	const words = await pageWords();
	const { templates, locale } = words;
	const { types } = words.fieldSettings;
	return (
		<RoomWords of={["templates"]}>
			<VersionPage
				details={{
					...{ ...details, at: at.toISOString() },
					pages: toPageItems(pages, { templates, types }),
					changes: changesInLists(changes, { templates, types }),
					changed: changedItems({ before, after }, changes.settings, { ...words, names }),
				}}
				locale={locale}
				restore={restoreTemplateVersionAction}
			/>
		</RoomWords>
	);
}

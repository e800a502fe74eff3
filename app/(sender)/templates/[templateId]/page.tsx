import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { TemplatePage } from "#components/templates/template-page.tsx";
import { changesInWords } from "#components/templates/versions/changes-text.ts";
import { toPageItems } from "#components/templates/versions/to-page-items.ts";
import { VersionList } from "#components/templates/versions/version-list.tsx";
import { templateEditorPath } from "#lib/contract/editor-files.ts";
import { listTemplateVersions } from "#lib/domain/templates/list-versions.ts";
import { viewTemplate } from "#lib/domain/templates/view-template.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { orNotFound } from "#lib/http/pages/or-not-found.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import {
	changeTemplateLabelsAction,
	deleteTemplateAction,
	discardTemplateChangesAction,
	duplicateTemplateAction,
	findTemplateReceiversAction,
	restoreTemplateAction,
	setTemplateEmailAction,
	shareTemplateAction,
	suggestPeopleAction,
	templateChangesAction,
	transferTemplateAction,
	useTemplateAction,
} from "../actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).templates.title };
}

type Props = {
	params: Promise<{ templateId: string }>;
	/** before: versions older than this one. */
	searchParams: Promise<{ before?: string | string[] }>;
};

export default async function Page({ params, searchParams }: Props) {
	const context = await requirePageUser();
	const { templateId } = await params;
	const before = readVersion(oneParam((await searchParams).before));
	const view = await orNotFound(viewTemplate(context, { templateId }));
	const { changedAt, unsavedAt, isSaved, failure, pages, ...template } = view;
	// Until it is saved for the first time there is nothing to use.
	if (!isSaved) {
		if (!template.mayEdit) notFound();
		redirect(templateEditorPath(templateId));
	}
	const { templates, fieldSettings, locale } = await pageWords();
	return (
		<RoomWords of={["templates", "requestEmail"]}>
			<TemplatePage
				template={{
					...{ ...template, changedAt: changedAt.toISOString() },
					unsavedAt: unsavedAt?.toISOString() ?? null,
					failure: failure && (failure.said ? sayIn(failure.said, locale) : failure.text),
					pages: toPageItems(pages, { templates, types: fieldSettings.types }),
				}}
				locale={locale}
				verbs={{
					use: useTemplateAction,
					changes: templateChangesAction,
					suggest: suggestPeopleAction,
					share: shareTemplateAction,
					findReceivers: findTemplateReceiversAction,
					label: changeTemplateLabelsAction,
					duplicate: duplicateTemplateAction,
					transfer: transferTemplateAction,
					discard: discardTemplateChangesAction,
					remove: deleteTemplateAction,
					restore: restoreTemplateAction,
					setEmail: setTemplateEmailAction,
				}}
			>
				{template.mayEdit ? <Versions templateId={template.id} current={template.version} before={before} /> : null}
			</TemplatePage>
		</RoomWords>
	);
}

function readVersion(text: string | null): number | null {
	const version = Number(text);
	return text !== null && Number.isInteger(version) && version > 1 && version < 2 ** 31 ? version : null;
}

type VersionsProps = { templateId: string; current: number; before: number | null };

async function Versions({ templateId, current, before }: VersionsProps) {
	const context = await requirePageUser();
	const { versions, hasOlder } = await listTemplateVersions(context, { templateId, before });
	const { templates, common, fieldSettings, locale } = await pageWords();
	const words = { templates, common, types: fieldSettings.types };
	const oldest = versions.at(-1)?.version;
	return (
		<VersionList
			templateId={templateId}
			currentVersion={current}
			locale={locale}
			versions={versions.map(({ at, changes, ...version }) => ({
				...{ ...version, at: at.toISOString() },
				changes: changes
					? changesInWords(changes, words, locale)
					: [version.version === 1 ? templates.versions.first : templates.versions.earliest],
			}))}
			newerHref={before === null ? null : `/templates/${templateId}`}
			olderHref={hasOlder ? `/templates/${templateId}?before=${oldest}` : null}
		/>
	);
}

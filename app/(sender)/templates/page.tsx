import { Clock, LayoutTemplate, Plus, SearchX, Trash2 } from "lucide-react";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { TemplateFilters } from "#components/templates/template-filters.tsx";
import { TemplateList } from "#components/templates/template-list.tsx";
import {
	isNarrowed,
	readTemplatePlace,
	type TemplatePlace,
	templatesAddress,
} from "#components/templates/template-place.ts";
import { TemplateTabs } from "#components/templates/template-tabs.tsx";
import { readTemplateView, TEMPLATE_VIEW_COOKIE } from "#components/templates/template-view.ts";
import { TrashedTemplates } from "#components/templates/trashed-templates.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { Pager } from "#components/ui/lists/pager.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { browseTemplates } from "#lib/domain/templates/browse-templates.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords, RoomWords } from "../../page-words.tsx";
import { deleteTrashedTemplateAction, restoreTemplateAction } from "./actions.ts";

const PAGE_SIZE = 24;
/** Up to here there can be pages: an account has up to 10,000 templates. */
const LAST_PAGE = 420;

const TRASH_VERBS = { restore: restoreTemplateAction, remove: deleteTrashedTemplateAction };

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).templates.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function TemplatesPage({ searchParams }: Props) {
	const context = await requirePageUser();
	const { templates: words, locale } = await pageWords();
	const given = await searchParams;
	const asked = Number(oneParam(given.page) ?? 1);
	const page = Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1;
	const place = readTemplatePlace((name) => oneParam(given[name]));
	const { list, search } = place;
	const { rows, total, isMore, choices } = await browseTemplates(context, {
		...{ list, search, page, pageSize: PAGE_SIZE },
		...{ ownerId: place.ownerId || null, label: place.label || null },
	});
	const filters = list === "trash" ? null : <TemplateFilters place={place} {...choices} />;
	const view = readTemplateView((await cookies()).get(TEMPLATE_VIEW_COOKIE)?.value);
	return (
		<RoomWords of={["templates"]}>
			<div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0 max-w-xl">
					<h1 className="font-semibold text-display">{words.title}</h1>
					<p className="mt-1 text-pretty text-ink-soft">{words.about}</p>
				</div>
				<NewTemplate />
			</div>
			<TemplateTabs place={place} />
			{rows.length === 0 ? (
				<Empty place={place}>{filters}</Empty>
			) : (
				<div className="flex flex-col gap-4">
					{list === "trash" ? (
						<TrashedTemplates
							{...{ locale, verbs: TRASH_VERBS }}
							rows={rows.map(({ id, title, owner, purgeAt }) => ({
								...{ id, title, owner: owner.name, purgeAt: purgeAt?.toISOString() ?? "" },
							}))}
						/>
					) : (
						<TemplateList
							{...{ total, isMore, view, locale }}
							rows={rows.map(({ owner, templateLabels: labels, activityAt, version, purgeAt: _, ...row }) => ({
								...{ ...row, labels, owner: owner.name, changedAt: activityAt.toISOString() },
								isDraft: version === 0,
							}))}
						>
							{filters}
						</TemplateList>
					)}
					<Pager
						words={words.pages}
						earlierHref={page > 1 ? templatesAddress(place, page - 1) : null}
						laterHref={
							(isMore && rows.length === PAGE_SIZE) || page * PAGE_SIZE < total
								? templatesAddress(place, page + 1)
								: null
						}
					/>
				</div>
			)}
		</RoomWords>
	);
}

/** @param children what narrowed it */
async function Empty({ place, children }: { place: TemplatePlace; children: ReactNode }) {
	const { empty: words } = (await pageWords()).templates;
	if (isNarrowed(place)) {
		const { list, search } = place;
		const title = search ? format(words.found, { search }) : words.narrowed;
		return (
			<div className="flex flex-col gap-4">
				<div className="flex empty:hidden">{children}</div>
				<EmptyList icon={SearchX} title={title} about={search ? words.foundAbout : words.narrowedAbout}>
					<RoomButton href={templatesAddress({ list, search: "", ownerId: "", label: "" })}>{words.clear}</RoomButton>
				</EmptyList>
			</div>
		);
	}
	if (place.list === "recent") return <EmptyList icon={Clock} title={words.recent} about={words.recentAbout} />;
	if (place.list === "trash") return <EmptyList icon={Trash2} title={words.trash} about={words.trashAbout} />;
	if (place.list === "shared") {
		return <EmptyList icon={LayoutTemplate} title={words.shared} about={words.sharedAbout} />;
	}
	return (
		<EmptyList icon={LayoutTemplate} title={words.title} about={words.about}>
			<div className="flex flex-wrap justify-center gap-2">
				<NewTemplate />
				<RoomButton href="/documents">{words.action}</RoomButton>
			</div>
		</EmptyList>
	);
}

async function NewTemplate() {
	const { templates: words } = await pageWords();
	return (
		<ButtonLink href={"/templates/new"} variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
			{words.new}
		</ButtonLink>
	);
}

import { LayoutTemplate, Plus, SearchX } from "lucide-react";
import type { Metadata } from "next";
import { EmptyList } from "#components/sender/empty-list.tsx";
import { Pager } from "#components/sender/pager.tsx";
import { TemplateList } from "#components/templates/template-list.tsx";
import { TemplateTabs } from "#components/templates/template-tabs.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { RoomButton } from "#components/ui/room-button.tsx";
import { TEMPLATE_TYPES } from "#lib/contract/templates/list-templates.ts";
import { listTemplates } from "#lib/domain/templates/list-templates.ts";
import { cutText } from "#lib/fields/cut-text.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords, RoomWords } from "../../room-words.tsx";

const PATH = "/templates";
const PAGE_SIZE = 50;
/** The API's lists in pages end there too. */
const LAST_PAGE = 200;

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).templates.title };
}

type Props = { searchParams: Promise<Partial<Record<"q" | "page" | "type", string | string[]>>> };

export default async function TemplatesPage({ searchParams }: Props) {
	const context = await requirePageUser();
	const { templates: words, locale } = await pageWords();
	const given = await searchParams;
	const asked = Number(oneParam(given.page) ?? 1);
	const page = Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1;
	const search = cutText((oneParam(given.q) ?? "").trim(), 200);
	const type = TEMPLATE_TYPES.find((one) => one === oneParam(given.type)) ?? "all";
	const { result, pageDetails } = await listTemplates(context, {
		...{ page, pageSize: PAGE_SIZE, templateType: type, searchKey: search || null },
		...{ onBehalfOf: [], createdBy: [], templateLabels: [], brandIds: [], sharedWithTeamId: [] },
		...{ startDate: null, endDate: null },
	});
	const at = (next: number) => `${PATH}?${new URLSearchParams({ ...params(type, search), page: String(next) })}`;
	return (
		<RoomWords of={["templates"]}>
			<div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0 max-w-xl">
					<h1 className="font-semibold text-display">{words.title}</h1>
					<p className="mt-1 text-pretty text-ink-soft">{words.about}</p>
				</div>
				<NewTemplate />
			</div>
			<TemplateTabs path={PATH} type={type} hrefs={hrefsOf(search)} search={search} />
			{result.length === 0 ? (
				<Empty search={search} isShared={type === "sharedtemplate"} />
			) : (
				<div className="flex flex-col gap-4">
					<TemplateList
						total={pageDetails.totalRecordsCount}
						locale={locale}
						rows={result.map((one) => ({
							...{
								id: one.documentId,
								title: one.templateName,
								isDraft: one.status === "Draft" && one.signerDetails.length === 0,
								description: one.templateDescription,
							},
							...{ owner: one.senderDetail.name, labels: one.templateLabels, changedAt: toIso(one.activityDate) },
							status: one.status === "Completed" ? "Ready" : one.errorMessage === null ? "Draft" : "Failed",
							roles: one.signerDetails.map(({ signerRole }) => signerRole),
						}))}
					/>
					<Pager
						words={words.pages}
						earlierHref={page > 1 ? at(page - 1) : null}
						laterHref={page < pageDetails.totalPages ? at(page + 1) : null}
					/>
				</div>
			)}
		</RoomWords>
	);
}

const toIso = (seconds: number) => new Date(seconds * 1000).toISOString();

function hrefsOf(search: string) {
	const at = (type: string) => [PATH, new URLSearchParams(params(type, search))].join("?").replace(/\?$/, "");
	return { all: at("all"), mytemplates: at("mytemplates"), sharedtemplate: at("sharedtemplate") };
}

function params(type: string, search: string): Record<string, string> {
	return { ...(type === "all" ? {} : { type }), ...(search ? { q: search } : {}) };
}

async function Empty({ search, isShared }: { search: string; isShared: boolean }) {
	const { empty: words } = (await pageWords()).templates;
	if (search) {
		return (
			<EmptyList icon={SearchX} title={format(words.found, { search })} about={words.foundAbout}>
				<RoomButton href={PATH}>{words.clear}</RoomButton>
			</EmptyList>
		);
	}
	if (isShared) return <EmptyList icon={LayoutTemplate} title={words.shared} about={words.sharedAbout} />;
	return (
		<EmptyList icon={LayoutTemplate} title={words.title} about={words.about}>
			<div className="flex flex-wrap justify-center gap-2">
				<NewTemplate />
				<RoomButton href="/documents">{words.action}</RoomButton>
			</div>
		</EmptyList>
	);
}

/** Leads to an empty editor. */
async function NewTemplate() {
	const { templates: words } = await pageWords();
	return (
		<ButtonLink href={`${PATH}/new`} variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
			{words.new}
		</ButtonLink>
	);
}

import { SearchX, Signature } from "lucide-react";
import type { Metadata } from "next";
import { IdentityList } from "#components/identities/identity-list.tsx";
import { InviteIdentityButton } from "#components/identities/invite-identity-button.tsx";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { RoomSearch } from "#components/ui/lists/list-search.tsx";
import { Pager } from "#components/ui/lists/pager.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import {
	IDENTITIES_PAGE_SIZE,
	type IdentitiesView,
	viewIdentities,
} from "#lib/domain/sender-identities/view-identities.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import * as actions from "./actions.ts";
import { toIdentityItem } from "./to-identity-item.ts";

const PATH = "/settings/sender-identities";
/** Beyond it nobody leafs. */
const LAST_PAGE = 1000;

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).identities.title };
}

type Props = { searchParams: Promise<Partial<Record<"q" | "page", string | string[]>>> };

export default async function SenderIdentitiesPage({ searchParams }: Props) {
	const context = await requirePageUser();
	const { identities: words } = await pageWords();
	const given = await searchParams;
	const asked = Number(oneParam(given.page) ?? 1);
	const place = {
		search: cutText((oneParam(given.q) ?? "").trim(), 200),
		page: Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1,
	};
	const view = await viewIdentities(context, place);
	const mayAsk = mayOnPage(context, "sender-identities.create");
	return (
		<RoomWords of={["identities"]}>
			<div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0 max-w-xl">
					<h1 className="font-semibold text-display">{words.title}</h1>
					<p className="mt-1 text-pretty text-ink-soft">
						{words.about} {mayAsk ? null : words.closed}
					</p>
				</div>
				{mayAsk ? <InviteIdentityButton brands={view.brands} invite={actions.inviteAction} /> : null}
			</div>
			{view.total > IDENTITIES_PAGE_SIZE || place.search ? (
				<div className="mb-4 flex justify-end">
					<RoomSearch action={PATH} words={words.search} search={place.search} />
				</div>
			) : null}
			<Listed view={view} place={place} mayAsk={mayAsk} />
		</RoomWords>
	);
}

type ListedProps = { view: IdentitiesView; place: { search: string; page: number }; mayAsk: boolean };

async function Listed({ view: { rows, total, brands }, place, mayAsk }: ListedProps) {
	const { identities: words } = await pageWords();
	const at = (page: number) =>
		`${PATH}?${new URLSearchParams({ ...(place.search ? { q: place.search } : {}), page: String(page) })}`;
	if (rows.length === 0 && (place.search || place.page > 1)) {
		return (
			<EmptyList icon={SearchX} title={format(words.empty.found, place)} about={words.empty.foundAbout}>
				<RoomButton href={PATH}>{words.empty.clear}</RoomButton>
			</EmptyList>
		);
	}
	if (rows.length === 0) return <EmptyList icon={Signature} title={words.empty.title} about={words.empty.about} />;
	return (
		<div className="flex flex-col gap-4">
			<IdentityList
				rows={rows.map(toIdentityItem)}
				total={total}
				brands={brands}
				verbs={
					mayAsk
						? {
								change: actions.changeAction,
								resend: actions.resendAction,
								askAgain: actions.askAgainAction,
								remove: actions.removeAction,
							}
						: null
				}
			/>
			<Pager
				words={words.pages}
				earlierHref={place.page > 1 ? at(place.page - 1) : null}
				laterHref={place.page * IDENTITIES_PAGE_SIZE < total ? at(place.page + 1) : null}
			/>
		</div>
	);
}

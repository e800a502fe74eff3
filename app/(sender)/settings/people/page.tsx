import type { Metadata } from "next";
import { InvitationList } from "#components/people/invitation-list.tsx";
import { InviteButton } from "#components/people/invite-button.tsx";
import { MemberList } from "#components/people/member-list.tsx";
import { PeopleEmpty } from "#components/people/people-empty.tsx";
import { PeoplePager } from "#components/people/people-pager.tsx";
import { type PeoplePlace, readPlace } from "#components/people/people-place.ts";
import { PeopleTabs } from "#components/people/people-tabs.tsx";
import type { UserContext } from "#lib/domain/context.ts";
import { listPeople, PEOPLE_PAGE_SIZE, type PeopleView } from "#lib/domain/users/list-people.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { ClosedRoom } from "../closed-page.tsx";
import * as actions from "./actions.ts";
import { toInvitationItem, toMemberItem } from "./to-items.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).people.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PeoplePage({ searchParams }: Props) {
	const context = await requirePageUser();
	const { people: words } = await pageWords();
	if (!mayOnPage(context, "users.read")) {
		return <ClosedRoom context={context} title={words.title} text={words.closed.text} />;
	}
	const place = readPlace(await searchParams);
	const view = await listPeople(context, place);
	return (
		<RoomWords of={["people"]}>
			<PeopleHead context={context} view={view} />
			<PeopleTabs place={place} counts={view.counts} teams={mayOnPage(context, "users.move") ? view.teams : []} />
			<PeopleLists context={context} place={place} view={view} />
		</RoomWords>
	);
}

async function PeopleHead({ context, view: { seats, teams } }: { context: UserContext; view: PeopleView }) {
	const { people: words } = await pageWords();
	const { email, teamId } = context.principal;
	const team = teams.find(({ id }) => id === teamId)?.name ?? "";
	return (
		<div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
			<div className="min-w-0">
				<h1 className="font-semibold text-display">{words.title}</h1>
				<p className="mt-1 break-words text-ink-soft">
					{seats === null ? format(words.ofTeam, { team }) : seatsInWords(seats, words)}
				</p>
			</div>
			<InviteButton
				judge={actions.judgeAction}
				invite={actions.inviteAction}
				teams={teams.map(({ id, name }) => ({ id, name }))}
				ownTeamId={teamId}
				mayMakeAdmins={mayOnPage(context, "users.move")}
				ownDomain={email.slice(email.lastIndexOf("@") + 1)}
			/>
		</div>
	);
}

type Seats = NonNullable<PeopleView["seats"]>;

/** How many seats are taken, of so many, or of as many as one likes. */
function seatsInWords({ taken, of }: Seats, words: WorkplaceMessages["people"]): string {
	return of === null ? format(words.seatsOpen, { count: taken }) : format(words.seats, { taken, of });
}

type ListsProps = { context: UserContext; place: PeoplePlace; view: PeopleView };

async function PeopleLists({ context, place, view: { invitations, members, teams } }: ListsProps) {
	const mayMakeAdmins = mayOnPage(context, "users.move");
	const reader = { id: context.principal.userId, mayMakeAdmins };
	const isBare = members.rows.length === 0 && invitations.rows.length === 0;
	if (isBare) return <PeopleEmpty place={place} />;
	return (
		<div className="flex flex-col gap-6">
			{invitations.rows.length > 0 ? (
				<InvitationList
					rows={invitations.rows.map((row) => toInvitationItem(row, reader))}
					total={invitations.total}
					resend={actions.resendAction}
					cancel={actions.cancelAction}
					correct={actions.correctAction}
				/>
			) : null}
			{members.rows.length > 0 ? (
				<MemberList
					rows={members.rows.map((row) => toMemberItem(row, reader, place.view === "deactivated"))}
					total={members.total}
					teams={teams.map(({ id, name }) => ({ id, name }))}
					readerId={reader.id}
					mayMakeAdmins={mayMakeAdmins}
					mayMove={mayMakeAdmins}
					changeRole={actions.changeRoleAction}
					move={actions.moveAction}
					saveData={actions.saveDataAction}
					activate={actions.activateAction}
					view={actions.viewHandOverAction}
					deactivate={actions.deactivateAction}
					reset={actions.resetAction}
				/>
			) : null}
			<PeoplePager place={place} isLast={place.page * PEOPLE_PAGE_SIZE >= members.total} />
		</div>
	);
}

import type { Metadata } from "next";
import { NewTeamButton } from "#components/people/new-team-button.tsx";
import { TeamList } from "#components/people/team-list.tsx";
import { viewTeams } from "#lib/domain/teams/view-teams.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { ClosedRoom } from "../closed-page.tsx";
import { createTeamAction, renameTeamAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).people.teams.title };
}

export default async function TeamsPage() {
	const context = await requirePageUser();
	const { teams: words, closed } = (await pageWords()).people;
	if (!mayOnPage(context, "teams.read"))
		return <ClosedRoom context={context} title={words.title} text={closed.teams} />;
	const teams = await viewTeams(context);
	const mayChange = mayOnPage(context, "teams.change");
	return (
		<RoomWords of={["people"]}>
			<div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0 max-w-xl">
					<h1 className="font-semibold text-display">{words.title}</h1>
					<p className="mt-1 text-pretty text-ink-soft">{words.about}</p>
				</div>
				{mayChange ? <NewTeamButton create={createTeamAction} /> : null}
			</div>
			<TeamList teams={teams} rename={mayChange ? renameTeamAction : null} />
		</RoomWords>
	);
}

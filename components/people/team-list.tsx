"use client";

import { UsersRound } from "lucide-react";
import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { Button } from "#components/ui/button.tsx";
import { Facts } from "#components/ui/facts.tsx";
import { namesInWords } from "#components/ui/lists/names-in-words.ts";
import { RoomLink } from "#components/ui/page-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import { placeAddress } from "./people-place.ts";
import { TeamNameDialog } from "./team-name-dialog.tsx";

type TeamItem = {
	id: string;
	name: string;
	isDefault: boolean;
	people: number;
	leads: string[];
	/** Some who are in it. */
	faces: { id: string; name: string; picture: string | null }[];
};

type Props = {
	teams: TeamItem[];
	/** null: the reader may not. */
	rename: ((input: { teamId: string; name: string }) => Promise<ActionAnswer>) | null;
};

/** The teams of an account; each leads to its people. */
export function TeamList({ teams, rename }: Props) {
	const { teams: words } = useWords("people");
	const [renamed, setRenamed] = useState<TeamItem | null>(null);
	return (
		<Section title={rename ? words.list : words.own}>
			<ul>
				{teams.map((team) => (
					<li
						key={team.id}
						className="relative flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0 hover:bg-sunken/50 sm:px-5"
					>
						<span className="grid size-8 shrink-0 place-items-center rounded-control bg-sunken text-ink-soft">
							<UsersRound size={16} aria-hidden="true" />
						</span>
						<TeamLine team={team} />
						<Faces team={team} />
						{rename ? (
							<Button
								size="sm"
								className="relative z-10"
								aria-label={format(words.renameOf, { name: team.name })}
								onClick={() => setRenamed(team)}
							>
								{words.rename}
							</Button>
						) : null}
					</li>
				))}
			</ul>
			{renamed && rename ? (
				<TeamNameDialog
					title={format(words.renameOf, { name: renamed.name })}
					name={renamed.name}
					action={words.rename}
					save={({ name }) => rename({ teamId: renamed.id, name })}
					onClose={() => setRenamed(null)}
					onDone={(name) => {
						setRenamed(null);
						toast(format(words.renamed, { name }));
					}}
				/>
			) : null}
		</Section>
	);
}

/** Some of its people, one half over the other; who hears the page is told their number and the leads' names. */
function Faces({ team: { faces } }: { team: TeamItem }) {
	return (
		<span aria-hidden="true" className="-space-x-1.5 flex shrink-0 rtl:space-x-reverse max-sm:hidden">
			{faces.map((one) => (
				<span key={one.id} className="flex rounded-full ring-2 ring-surface">
					<Avatar name={one.name} picture={one.picture} size="small" />
				</span>
			))}
		</span>
	);
}

function TeamLine({ team: { id, name, isDefault, people, leads } }: { team: TeamItem }) {
	const { teams: words } = useWords("people");
	const { more } = useWords("common");
	const locale = useWordsLocale();
	return (
		<div className="min-w-0 flex-1">
			<RoomLink
				isOfRow
				href={placeAddress({ view: "everybody", teamId: id, search: "", page: 1 })}
				prefetch={false}
				className="break-words font-medium"
			>
				{name}
			</RoomLink>
			<div className="text-ink-soft">
				<Facts>
					{format(words.people, { count: people })}
					{leads.length > 0 ? format(words.leads, { names: namesInWords(leads, locale, more) }) : words.noLead}
					{isDefault ? words.first : null}
				</Facts>
			</div>
		</div>
	);
}

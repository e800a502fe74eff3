"use client";

import { ShieldCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Address } from "#components/ui/address.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { Section } from "#components/ui/section.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { type AskedAbout, MemberDialogs, type MemberVerbs } from "./member-dialogs.tsx";
import { MemberMenu } from "./member-menu.tsx";
import type { MemberItem } from "./people-items.ts";
import type { Team } from "./role-words.ts";

type Props = MemberVerbs & {
	rows: MemberItem[];
	total: number;
	teams: Team[];
	/** The reader's own id: what is handed over goes to them unless they say otherwise. */
	readerId: string;
	mayMakeAdmins: boolean;
	/** Only who administers the account moves people between teams. */
	mayMove: boolean;
};

const COLUMNS = {
	plain: "md:grid-cols-[minmax(0,1fr)_7.5rem_9rem_8rem_2.5rem]",
	withFactors: "md:grid-cols-[minmax(0,1fr)_7rem_7.5rem_5.5rem_7.5rem_2.5rem]",
};

/** People who are in, or were: a quiet table, cards on a phone. */
export function MemberList({ rows, total, teams, readerId, mayMakeAdmins, mayMove, ...verbs }: Props) {
	const { members: words, roles, team } = useWords("people");
	const [asked, setAsked] = useState<AskedAbout | null>(null);
	const isGone = rows.every((row) => row.isDeactivated);
	const columns = COLUMNS[rows.some((row) => row.hasFactor !== null) ? "withFactors" : "plain"];
	return (
		<Section title={isGone ? words.deactivated : words.title} about={format(words.count, { count: total })}>
			{/* A list, not a table: whoever hears it is told with each row what is in it. */}
			<div
				aria-hidden="true"
				className={`hidden gap-4 border-line border-b px-5 py-2 font-medium text-ink-soft md:grid ${columns}`}
			>
				<span>{words.person}</span>
				<span>{roles.label}</span>
				<span>{team}</span>
				{columns === COLUMNS.withFactors ? <span>{words.factor}</span> : null}
				<span>{words.lastActive}</span>
			</div>
			<ul>
				{rows.map((row) => (
					<li key={row.id} className="border-line border-b last:border-b-0">
						<MemberLine {...{ row, columns }}>
							{row.isOpenToReader ? (
								<MemberMenu row={row} mayMove={mayMove} onAsk={(about, opener) => setAsked({ row, about, opener })} />
							) : null}
						</MemberLine>
					</li>
				))}
			</ul>
			<MemberDialogs asked={asked} {...{ teams, readerId, mayMakeAdmins }} {...verbs} onClose={() => setAsked(null)} />
		</Section>
	);
}

function MemberLine({ row, columns, children }: { row: MemberItem; columns: string; children: ReactNode }) {
	const { members: words, roles } = useWords("people");
	return (
		<div
			className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5 md:min-h-16 md:py-2.5 ${columns}`}
		>
			<div className="flex min-w-0 items-center gap-3">
				<Avatar name={row.name} picture={row.picture} />
				<div className="min-w-0">
					<div className="break-words font-medium">
						{row.name}
						{row.isReader ? <span className="font-normal text-ink-soft"> {words.you}</span> : null}
					</div>
					{row.name === row.email ? null : (
						<div className="break-words text-ink-soft">
							<Address text={row.email} />
						</div>
					)}
				</div>
			</div>
			<div className="max-md:col-span-2 max-md:row-start-2 max-md:pl-11">
				<span>{roles.names[row.role]}</span>
				<span className="text-ink-soft md:hidden"> · {row.teamName}</span>
			</div>
			<div className="break-words text-ink-soft max-md:hidden">{row.teamName}</div>
			{row.hasFactor === null ? null : <FactorMark isOn={row.hasFactor} />}
			<div className="text-ink-soft tabular-nums max-md:col-span-2 max-md:row-start-4 max-md:pl-11">
				{row.lastActiveAt ? (
					<>
						<span className="md:sr-only">{words.lastActive} </span>
						<RelativeTime at={row.lastActiveAt} />
					</>
				) : (
					words.never
				)}
			</div>
			<div className="max-md:col-start-2 max-md:row-start-1 max-md:-mr-2.5 max-md:self-start">{children}</div>
		</div>
	);
}

function FactorMark({ isOn }: { isOn: boolean }) {
	const { members: words } = useWords("people");
	return (
		<div className="flex items-center gap-1.5 text-ink-soft max-md:col-span-2 max-md:row-start-3 max-md:pl-11">
			{isOn ? <ShieldCheck size={16} aria-hidden="true" className="shrink-0 text-good" /> : null}
			<span>
				<span className="md:sr-only">{words.factor} </span>
				{isOn ? words.factorOn : words.factorOff}
			</span>
		</div>
	);
}

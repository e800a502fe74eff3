"use client";

import type { DocumentListRow } from "#components/documents/document-list-row.ts";
import { DocumentStatus } from "#components/documents/document-status.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords } from "#components/ui/words.tsx";

const SHOWN = 2;

/** What happened last, one line each. */
export function RecentList({ rows }: { rows: DocumentListRow[] }) {
	const { untitled } = useWords("documents");
	return (
		<ul>
			{rows.map((row) => (
				<li
					key={row.id}
					className="relative grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b px-4 py-3 last:border-b-0 hover:bg-sunken/50 sm:grid-cols-[3.25rem_minmax(0,1fr)_10rem_7rem] sm:px-5"
				>
					<span className="flex gap-0.5">
						{row.signers.slice(0, SHOWN).map((one, index) => (
							<Avatar key={index} name={one.name} hint={one.email} size="small" />
						))}
					</span>
					<RoomLink
						isOfRow
						href={row.status === "Draft" ? `/documents/${row.id}/desk` : `/documents/${row.id}`}
						prefetch={false}
						dir="auto"
						title={row.title}
						className="truncate text-left font-medium max-sm:col-span-2"
					>
						{row.title || untitled}
					</RoomLink>
					<span className="max-sm:col-start-2 max-sm:row-start-2">
						<DocumentStatus {...row} />
					</span>
					<span className="text-ink-soft tabular-nums sm:justify-self-end max-sm:col-start-3 max-sm:row-start-2">
						<RelativeTime at={row.activityAt} />
					</span>
				</li>
			))}
		</ul>
	);
}

"use client";

import { cx } from "../cx.ts";
import { RoomLink } from "../page-link.tsx";

type Props = { href: string; isHere: boolean; count?: number; children: string };

/** One of the lists of a room, in a row of them, with how many it has where that is known. */
export function RoomTab({ href, isHere, count, children }: Props) {
	return (
		<RoomLink
			href={href}
			aria-current={isHere ? "true" : undefined}
			className={cx(
				"flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 px-2 font-medium -outline-offset-2",
				isHere ? "border-ink text-ink" : "border-transparent text-ink-soft hover:text-ink",
			)}
		>
			{children}
			{count === undefined ? null : (
				<span className="rounded-full bg-sunken px-2 text-ink-soft text-xs tabular-nums leading-5">{count}</span>
			)}
		</RoomLink>
	);
}

"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { RoomLink } from "./page-link.tsx";

type Props = {
	href: string;
	/** Whether pages below it are rooms of their own. */
	isExact?: boolean;
	/** Another address that shows the same room. */
	alsoAt?: string;
	/** An address of which every page below belongs to the room. */
	within?: string;
	children: ReactNode;
};

/** A room of the workplace; the one you are in is marked. */
export function NavLink({ href, isExact, alsoAt, within = href, children }: Props) {
	const path = usePathname();
	const isHere = path === href || path === alsoAt || (!isExact && path.startsWith(`${within}/`));
	return (
		<RoomLink
			href={href}
			aria-current={isHere ? "page" : undefined}
			className={cx(
				"inline-flex min-h-9 items-center rounded-control whitespace-nowrap px-1.5 font-medium max-[359px]:px-1 sm:px-3",
				isHere ? "bg-sunken text-ink" : "text-ink-soft hover:bg-sunken hover:text-ink",
			)}
		>
			{children}
		</RoomLink>
	);
}

"use client";

import type { ComponentProps, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { RoomLink } from "./page-link.tsx";

type Props = Omit<ComponentProps<typeof RoomLink>, "isOfRow"> & {
	variant?: ButtonVariant;
	size?: ButtonSize;
	icon?: ReactNode;
};

/** A link from room to room that looks like a button. */
export function RoomButton({ variant, size, icon, className, children, ...rest }: Props) {
	return (
		<RoomLink prefetch={false} {...rest} data-button="" className={buttonClass(variant, size, className)}>
			{icon}
			{children}
		</RoomLink>
	);
}

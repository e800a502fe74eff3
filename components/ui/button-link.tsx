import type { AnchorHTMLAttributes, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

type ButtonLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className"> & {
	variant?: ButtonVariant;
	size?: ButtonSize;
	icon?: ReactNode;
	className?: string;
};

/** A link that looks like a button: for going somewhere or downloading. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
	return (
		<a {...rest} data-button="" className={buttonClass(variant, size, className)}>
			{icon}
			{children}
		</a>
	);
}

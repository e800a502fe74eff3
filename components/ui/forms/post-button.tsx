import type { ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "../button-class.ts";

type PostButtonProps = {
	action: string;
	/** Where the answer is shown; left out: in this window. */
	target?: "_blank";
	variant?: ButtonVariant;
	size?: ButtonSize;
	icon?: ReactNode;
	className?: string;
	children: ReactNode;
};

/** A button that sends a form, with or without scripts: for downloads that the audit trail records. */
export function PostButton({ action, target, variant, size, icon, className, children }: PostButtonProps) {
	return (
		<form method="post" action={action} target={target} rel={target && "noreferrer"} className="contents">
			<button type="submit" className={buttonClass(variant, size, className)}>
				{icon}
				{children}
			</button>
		</form>
	);
}

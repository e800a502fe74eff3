import { Lock } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "#components/ui/cx.ts";

/** Why something stands there and cannot be changed. */
export function LockedNote({ id, text, className }: { id?: string; text: string; className?: string }) {
	return (
		<p id={id} className={cx("flex items-start gap-2 text-pretty text-ink-soft text-xs", className)}>
			<Lock size={14} aria-hidden="true" className="mt-px shrink-0" />
			<span className="min-w-0">{text}</span>
		</p>
	);
}

/** Controls that are shown and cannot be used, with the reason; with none they can. */
export function Locked({ why, children, className }: { why: string | null; children: ReactNode; className?: string }) {
	const id = useId();
	if (why === null) return children;
	return (
		<fieldset
			disabled
			aria-describedby={id}
			className={cx("flex min-w-0 flex-col gap-3 [&_:is(input,select,textarea,button)]:opacity-60", className)}
		>
			<LockedNote id={id} text={why} />
			{children}
		</fieldset>
	);
}

import type { Metadata } from "next";
import { ForgotPasswordForm } from "#components/sender/forgot-password-form.tsx";
import { askForPasswordLink } from "../actions.ts";

export const metadata: Metadata = { title: "Set a new password" };

export default function ForgotPasswordPage() {
	return (
		<>
			<h1 className="mb-2 font-semibold text-display">Set a new password</h1>
			<p className="mb-6 text-ink-soft text-read">
				Enter your email address. You get a link that works once, for 30 minutes.
			</p>
			<ForgotPasswordForm askForLink={askForPasswordLink} />
		</>
	);
}

import type { Metadata } from "next";
import { ForgotPasswordForm } from "#components/auth/forgot-password-form.tsx";
import { pageWords } from "../../page-words.tsx";
import { askForPasswordLink } from "../actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).entrance.forgot.title };
}

export default async function ForgotPasswordPage() {
	const { forgot } = (await pageWords()).entrance;
	return (
		<>
			<h1 className="mb-2 font-semibold text-display">{forgot.title}</h1>
			<p className="mb-6 text-ink-soft text-read">{forgot.lead}</p>
			<ForgotPasswordForm askForLink={askForPasswordLink} />
		</>
	);
}

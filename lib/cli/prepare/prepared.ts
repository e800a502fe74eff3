/** What the supervisor learns from preparing the installation. */
export type Prepared = {
	/** Made now; null when there was an account already. Shown once; what was given to us is null and not shown. */
	credentials: { email: string; password: string | null; apiKey: string | null } | null;
	/** Sentences for whoever started us: a self-made certificate, a changed one. */
	notices: string[];
};

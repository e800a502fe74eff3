/** What the supervisor learns from preparing the installation. */
export type Prepared = {
	/** Made now; null when there was an account already. Shown once. */
	credentials: { email: string; password: string; apiKey: string } | null;
	/** Sentences for whoever started us: a self-made certificate, a changed one. */
	notices: string[];
};

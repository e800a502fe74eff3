import type { EntranceMessages } from "./en.ts";

/** French words on the way in. */
export const entranceFr: EntranceMessages = {
	email: "Adresse e-\u2060mail",
	password: "Mot de passe",
	signIn: {
		title: "Connexion",
		action: "Se connecter",
		wasSet: "Votre mot de passe est enregistré. Connectez-vous avec.",
		forgot: "Mot de passe oublié\u202f?",
		noEmail: "Saisissez votre adresse e-\u2060mail.",
		noPassword: "Saisissez votre mot de passe.",
		refused: "Adresse ou mot de passe incorrect.",
		tooMany: "Trop d’essais. Patientez quelques minutes.",
		over: "C’était trop long, ou trop de codes étaient faux. Connectez-vous de nouveau.",
		required:
			"{organisation} exige désormais la double authentification. Reconnectez-vous\u202f: vous serez guidé pour la configurer.",
	},
	passkey: {
		action: "Utiliser une clé d’accès",
		or: "ou",
		failed: "Votre navigateur n’a donné aucune clé d’accès. Réessayez ou utilisez votre mot de passe.",
		refused: "Cette clé d’accès n’est pas connue ici. Utilisez votre mot de passe.",
	},
	provider: {
		action: "Se connecter avec {name}",
		find: "Se connecter par votre organisation",
		findAbout: "Saisissez votre adresse professionnelle et nous trouverons où votre organisation se connecte.",
		findAction: "Continuer",
		notFound:
			"Aucune organisation ne se connecte ici avec de telles adresses. Utilisez votre mot de passe ou le lien que votre organisation vous a donné.",
		back: "Retour à la connexion",
		refused: {
			off: "Cette façon de se connecter a été désactivée ou modifiée. Réessayez ou utilisez votre mot de passe.",
			expired: "C’était trop long, ou commencé dans un autre navigateur. Réessayez.",
			denied: "Vous n’y avez pas été connecté. Réessayez ou utilisez votre mot de passe.",
			unverified:
				"La connexion de votre organisation ne confirme pas que votre adresse est bien la vôtre. Demandez à la personne qui s’en occupe de la faire confirmer.",
			domain:
				"L’adresse de ce compte n’est pas admise ici. Choisissez un autre compte ou adressez-vous à un administrateur de votre organisation.",
			unknown:
				"Personne n’a encore votre adresse ici. Demandez à un administrateur de votre organisation de vous inviter.",
			deactivated: "Votre accès a pris fin. Adressez-vous à un administrateur de votre organisation.",
			other:
				"Quelqu’un d’autre s’est déjà connecté ici avec votre adresse. Adressez-vous à un administrateur de votre organisation.",
			full: "Il n’y a plus de place libre pour vous. Adressez-vous à un administrateur de votre organisation.",
			taken: "Votre adresse se connecte à une autre organisation ici. Utilisez votre mot de passe.",
			again:
				"Vous deviez vous identifier à nouveau auprès de votre organisation, mais elle ne dit pas que c’est fait. Déconnectez-vous là-bas et réessayez, ou utilisez votre mot de passe.",
			away: "La connexion de votre organisation est injoignable. Réessayez dans un instant ou utilisez votre mot de passe.",
			wrong:
				"La connexion de votre organisation a donné une réponse inutilisable. Réessayez. Si cela persiste, prévenez un administrateur\u202f: les réglages disent pourquoi.",
			limited: "Trop d’essais. Patientez une minute, puis réessayez.",
		},
	},
	factor: {
		passkey: "Confirmez avec l’appareil, le téléphone ou la clé de sécurité qui a votre clé d’accès.",
		passkeyAction: "Utiliser votre clé d’accès",
		passkeyFailed: "Votre navigateur n’a donné aucune clé d’accès. Réessayez ou choisissez un autre moyen.",
		wrongPasskey: "Cette clé d’accès ne convient pas.",
		usePasskey: "Utiliser plutôt une clé d’accès",
		passkeysElsewhere:
			"Les clés d’accès créées pour {hosts} ne marchent pas à l’adresse {here}. Utilisez ce que cette page propose. Une fois connecté, vous pourrez ajouter une clé d’accès pour cette adresse sous Sécurité.",
		title: "Prouvez que c’est bien vous",
		app: "Ouvrez votre application d’authentification et saisissez le code qu’elle affiche pour Signet.",
		code: "Code de l’application",
		recovery: "Saisissez l’un des codes de secours que vous avez conservés. Il sert une seule fois.",
		recoveryCode: "Code de secours",
		action: "Se connecter",
		missing: "Saisissez le code.",
		wrong: "Ce code ne convient pas. Attendez le suivant.",
		wrongRecovery: "Ce code ne convient pas ou a déjà servi.",
		tooMany: "Trop d’essais. Patientez quelques minutes.",
		useRecovery: "Utiliser plutôt un code de secours",
		useApp: "Utiliser plutôt l’application",
		lost: "Ni l’un ni l’autre\u202f? Un administrateur de votre organisation peut tout réinitialiser.",
		other: "Vous n’êtes pas {email}\u202f?",
		otherAction: "Se connecter avec un autre compte",
	},
	enrolment: {
		title: "Configurer la double authentification",
		about: "{organisation} exige plus qu’un mot de passe. Cela se configure une seule fois, en deux minutes environ.",
		app: "Utiliser une application d’authentification",
		appAbout: "La connexion demande alors aussi un code de votre téléphone.",
		or: "ou",
		passkey: "Utiliser une clé d’accès",
		passkeyAbout: "Votre empreinte, votre visage ou votre clé de sécurité vous connecte alors.",
		back: "Choisir un autre moyen",
		codesTitle: "Conservez vos codes de secours",
		codesAbout: "Pour le jour où votre téléphone ou votre clé d’accès sera perdu.",
		doneTitle: "La double authentification est configurée",
		doneAbout:
			"Vos codes de secours ont été affichés une seule fois. Si vous ne les avez pas conservés, créez-en de nouveaux sous Sécurité.",
		goOn: "Continuer",
	},
	forgot: {
		title: "Définir un nouveau mot de passe",
		lead: "Saisissez votre adresse e-\u2060mail. Vous recevrez un lien à usage unique, valable 30 minutes.",
		sent: "Si {email} correspond à un compte ici, un lien est en route. Regardez aussi dans les indésirables.",
		action: "Envoyer le lien",
		back: "Retour à la connexion",
	},
	choose: {
		title: "Choisir un mot de passe",
		for: "Pour {email}.",
		invited: "Vous vous connectez avec cette adresse.",
		another:
			"{email} est connecté ici. Quand vous rejoignez l’organisation, cette personne est déconnectée sur cet appareil.",
		reset: "Vous serez déconnecté partout ailleurs.",
		name: "Votre nom",
		nameHelp: "Les destinataires de vos documents le voient.",
		newPassword: "Nouveau mot de passe",
		help: "Au moins {count} caractères. Quelques mots se retiennent mieux qu’une énigme.",
		show: "Afficher le mot de passe",
		action: "Enregistrer le mot de passe",
		join: "Rejoindre {account}",
		language: "Langue",
		endKeys: { one: "Supprimer aussi ma clé d’API", other: "Supprimer aussi mes # clés d’API" },
		endKeysHelp: {
			one: "Elle fonctionne sans le mot de passe. À faire si quelqu’un d’autre peut la connaître\u202f; ce qui l’utilise s’arrête aussitôt.",
			other:
				"Elles fonctionnent sans le mot de passe. À faire si quelqu’un d’autre peut les connaître\u202f; ce qui les utilise s’arrête aussitôt.",
		},
	},
	invitation: {
		title: "Rejoignez {account}",
		by: "{inviter} vous invite à rejoindre {account}",
		team: "Votre équipe\u202f: {team}.",
		roles: {
			Admin:
				"En tant qu’administrateur, vous voyez tous les documents et gérez membres, marques, clés et applications.",
			TeamAdmin:
				"En tant que responsable d’équipe, vous envoyez des documents, voyez ceux de toute l’équipe et y invitez des personnes.",
			Member: "En tant que membre, vous envoyez des documents et suivez chacun d’eux.",
		},
	},
	gone: {
		title: "Ce lien ne fonctionne plus",
		text: "Il a déjà servi, a été annulé ou a expiré. Si vous avez un mot de passe, connectez-vous. Si vous étiez invité, demandez une nouvelle invitation.",
		action: "J’ai oublié mon mot de passe",
	},
	consent: {
		title: "Connecter une application",
		asks: "{app} souhaite agir en votre nom",
		signedInAs: "Vous êtes connecté en tant que {name}, {email}.",
		notYou: "Ce n’est pas vous\u202f?",
		foreign:
			"Cette application appartient à {owner}, pas à votre organisation. N’acceptez que si vous connaissez ce propriétaire.",
		sandbox: "Bac à sable\u202f: elle n’accède qu’aux documents de test.",
		able: "L’application pourra",
		limits: "Jamais plus que vous-même. Vous pouvez la déconnecter à tout moment dans vos réglages.",
		deny: "Refuser",
		allow: "Autoriser",
		back: "Dans les deux cas, vous revenez sur {host}",
		ended: "Cette demande a pris fin",
		endedAbout:
			"Elle a trop attendu, ou elle a commencé dans un autre navigateur. Retournez à l’application et recommencez.",
	},
	connection: {
		broken: "Cette connexion ne fonctionne pas",
		brokenAbout:
			"L’application qui vous a envoyé ici a demandé quelque chose d’impossible. Retournez-y et recommencez\u202f; si cela n’aide pas, transmettez ceci à ses auteurs\u202f:",
		failed: "Cela n’a pas fonctionné",
		failedAbout:
			"Retournez à l’application et recommencez dans un instant. Si cela n’aide pas, transmettez ceci à votre administrateur\u202f:",
		signOut: "Se déconnecter de Signet\u202f?",
		signOutAbout: "L’application d’où vous venez souhaite que vous soyez déconnecté de Signet dans ce navigateur.",
		signOutAction: "Se déconnecter",
		stay: "Rester connecté",
		signedOut: "Vous êtes déconnecté",
		signedOutAbout: "Vous pouvez fermer cette page.",
		again: "Se reconnecter",
	},
};

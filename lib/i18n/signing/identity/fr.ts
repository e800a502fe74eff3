import type { SignerIdentityMessages } from "./en.ts";

const FACE = {
	title: "Une photo de votre visage",
	about: "Regardez l’objectif, sans lunettes ni chapeau.",
	short: "Visage",
};

/** Les mots de la page où un signataire présente une pièce d’identité avant que le document ne s’ouvre. */
export const signerIdentityFr: SignerIdentityMessages = {
	title: "Montrez qui vous êtes",
	about:
		"Avant l’ouverture de ce document, {sender} vous demande une photo d’une pièce d’identité et une photo de votre visage.",
	points: {
		why: {
			title: "Pourquoi",
			text: "Pour que {sender} sache que c’est bien vous qui signez. Les photos ne servent à rien d’autre.",
		},
		who: {
			title: "Qui voit les photos",
			text: "{sender}, et personne d’autre, peut les regarder. Un programme lit et vérifie ce qui est imprimé sur la pièce\u00a0; aucun programme ne compare les visages. {sender} décide, ou laisse ces vérifications décider.",
		},
		kept: {
			title: "Combien de temps elles sont gardées",
			text: {
				one: "Chiffrées, jusqu’à # jour après la fin du document, puis supprimées. Le résultat et ce qui a été lu, comme vos nom, date de naissance et numéro de pièce, restent avec le document.",
				other:
					"Chiffrées, jusqu’à # jours après la fin du document, puis supprimées. Le résultat et ce qui a été lu, comme vos nom, date de naissance et numéro de pièce, restent avec le document.",
			},
		},
	},
	hosted: {
		about:
			"Avant l’ouverture de ce document, {sender} vous demande de présenter une pièce d’identité. {provider} la vérifie.",
		who: {
			title: "Qui voit les photos",
			text: "{provider} les prend et les vérifie sur sa propre page, celle de votre visage aussi si elle est demandée. {sender} reçoit le résultat et ce qui est imprimé sur la pièce.",
		},
		kept: {
			one: "{provider} les supprime au plus tard # jour après la fin du document. Le résultat et ce qui a été lu, comme vos nom, date de naissance et numéro de pièce, restent avec le document.",
			other:
				"{provider} les supprime au plus tard # jours après la fin du document. Le résultat et ce qui a été lu, comme vos nom, date de naissance et numéro de pièce, restent avec le document.",
		},
		agree:
			"J’accepte que {provider} prenne et vérifie les photos, et que {sender} reçoive le résultat, comme indiqué ci-dessus.",
		title: "Continuez chez {provider}",
		text: "{provider} prend les photos sur sa propre page et vous ramène ensuite ici.",
		backTitle: "Ce n’est pas encore terminé",
		backText:
			"{provider} n’a rien reçu de vous à vérifier. Rien n’est perdu et aucun essai n’est compté\u00a0: continuez quand vous voulez.",
		go: "Continuer chez {provider}",
		window: "{provider} s’ouvre dans une fenêtre à part. Cette page suit.",
		readingTitle: "{provider} vérifie votre pièce",
		readingText:
			"Cela prend le plus souvent moins d’une minute. La page continue d’elle-même\u00a0; vous pouvez aussi la fermer et revenir par votre lien.",
		reviewText:
			"{provider} a vérifié votre pièce. {sender} compare ce qu’elle dit et décide\u00a0; ensuite le document s’ouvrira ici. Vous pouvez fermer la page et revenir par votre lien.",
		down: "{provider} est injoignable pour le moment. Rien n’est perdu\u00a0: réessayez dans un instant.",
		returnedTitle: "Vous pouvez fermer cette fenêtre",
		returnedText: "Revenez à la page d’où vous venez. Elle continue d’elle-même.",
	},
	choose: "Que voulez-vous présenter\u00a0?",
	only: "Il vous faut pour cela\u00a0: {kind}.",
	kinds: { Passport: "Passeport", IDCard: "Carte d’identité", DriverLicense: "Permis de conduire" },
	kindsInText: { Passport: "passeport", IDCard: "carte d’identité", DriverLicense: "permis de conduire" },
	kindsAbout: {
		Passport: "La page avec la photo",
		IDCard: "Recto et verso",
		DriverLicense: "Recto et verso",
	},
	agree:
		"J’accepte que {sender} reçoive des photos de ma pièce d’identité et de mon visage, et qu’elles soient lues et gardées comme indiqué ci-dessus.",
	begin: "Continuer",
	step: "Étape {step} sur {count}",
	pictures: {
		Passport: {
			Front: {
				title: "La page avec votre photo",
				about: "Ouvrez le passeport à cette page. Les deux lignes du bas doivent être sur la photo.",
				short: "Passeport",
			},
			Back: { title: "Le verso", about: "", short: "Verso" },
			Selfie: FACE,
		},
		IDCard: {
			Front: {
				title: "Le recto de votre carte d’identité",
				about: "Posez-la sur un fond sombre et uni. Les quatre coins doivent être sur la photo.",
				short: "Recto",
			},
			Back: {
				title: "Le verso de votre carte d’identité",
				about: "Retournez-la. Ce sont les lignes du bas qui sont lues.",
				short: "Verso",
			},
			Selfie: FACE,
		},
		DriverLicense: {
			Front: {
				title: "Le recto de votre permis de conduire",
				about: "Posez-le sur un fond sombre et uni. Les quatre coins doivent être sur la photo.",
				short: "Recto",
			},
			Back: {
				title: "Le verso de votre permis de conduire",
				about: "Retournez-le. S’il porte un bloc de barres, celui-ci est lu.",
				short: "Verso",
			},
			Selfie: FACE,
		},
	},
	open: "Ouvrir l’appareil photo",
	upload: "Choisir une photo",
	send: "Envoyer cette photo",
	sendAnyway: "L’envoyer quand même",
	noScripts:
		"L’appareil photo a besoin de scripts, que votre navigateur n’exécute pas ici. Ouvrez le lien dans un autre navigateur.",
	phone: "Continuer sur votre téléphone",
	camera: {
		title: "Appareil photo",
		asking: "Autorisez l’appareil photo quand votre navigateur le demande.",
		close: "Fermer l’appareil photo",
		take: "Prendre la photo",
		frame: "Placez la pièce dans le cadre",
		face: "Placez votre visage dans l’ovale",
		ready: "C’est bon. Prenez la photo.",
	},
	looks: {
		blurred: "C’est flou\u00a0: ne bougez plus, ou éloignez-vous un peu",
		glare: "Il y a un reflet\u00a0: inclinez un peu la pièce",
		dark: "Trop sombre\u00a0: allez vers la lumière",
		tooSmall: "Trop petit\u00a0: rapprochez-vous",
	},
	troubles: {
		denied: {
			title: "L’appareil photo n’est pas autorisé",
			text: "Votre navigateur refuse l’appareil photo à cette page. Autorisez-le dans les réglages du navigateur pour cette page, puis réessayez.",
		},
		none: {
			title: "Aucun appareil photo trouvé",
			text: "Cet appareil n’a pas de caméra que la page puisse utiliser.",
		},
		framed: {
			title: "L’appareil photo ne peut pas servir ici",
			text: "Cette page est affichée dans une autre, qui ne lui permet pas d’utiliser l’appareil photo. Sur votre téléphone, cela fonctionne.",
		},
		insecure: {
			title: "L’appareil photo ne peut pas servir ici",
			text: "Les navigateurs ne donnent l’appareil photo à une page que par https.",
		},
		taken: {
			title: "L’appareil photo est occupé",
			text: "Un autre programme semble l’utiliser. Fermez-le, puis réessayez.",
		},
	},
	again: "Réessayer",
	shot: {
		title: "Tout est-il net et lisible\u00a0?",
		bad: {
			blurred: "La photo est floue. Ne bougez pas et reprenez-la.",
			glare: "Un reflet rend des parties illisibles. Inclinez un peu la pièce et reprenez la photo.",
			dark: "La photo est trop sombre. Allez vers la lumière et reprenez-la.",
			tooSmall: "C’est trop petit pour être lu. Rapprochez-vous et reprenez la photo.",
		},
		alt: "Votre photo",
		unseen: "Votre navigateur ne peut pas afficher {file}. Vous saurez après l’envoi si la photo est lisible.",
		use: "Utiliser cette photo",
		useAnyway: "L’utiliser quand même",
		retake: "La reprendre",
		another: "Choisir une autre photo",
	},
	problems: {
		unreadable:
			"Cette photo est illisible. Choisissez un fichier JPEG, PNG ou WebP. Si un iPhone l’a prise en HEIC, ouvrez cette page sur l’iPhone.",
		tooLarge: "La photo dépasse {limit} Mo. Choisissez-en une plus petite.",
		tooSmall: "La photo est trop petite pour être lue. Choisissez-en une d’au moins 640 × 400 points.",
		camera: "{sender} demande des photos prises ici avec l’appareil photo. Un fichier ne convient pas.",
		missing: "Il manque une photo.",
		agree: "Cochez d’abord la case\u00a0: sans elle, rien n’est pris.",
		kind: "Choisissez ce que vous voulez présenter.",
		stage: "Vous avez continué ailleurs. La page montre où vous en êtes.",
	},
	ready: {
		title: "Tout est là",
		about: "Regardez une dernière fois, puis envoyez les photos. {sender} les reçoit, personne d’autre.",
		retake: "Reprendre",
		send: "Envoyer les photos",
	},
	taken: "Prise",
	missing: "Pas encore",
	anotherKind: "Présenter une autre pièce",
	reading: {
		title: "Votre pièce est en cours de lecture",
		text: "Cela prend quelques secondes. La page continue d’elle-même.",
	},
	lines: {
		title: "Saisissez les lignes du bas",
		text: "Les photos n’ont pas pu être lues. Recopiez les lignes de votre {kind} telles quelles, avec chaque «\u00a0<\u00a0». Les espaces ne comptent pas.",
		line: "Ligne {line}",
		length: { one: "# caractère", other: "# caractères" },
		ofCard: "30 caractères, ou 36 si la carte a deux lignes.",
		third: "30 caractères. Laissez vide si la carte a deux lignes.",
		missing: "Saisissez cette ligne.",
		wrong: "Les chiffres de contrôle ne concordent pas\u00a0: un caractère est erroné. Comparez encore chaque ligne.",
		send: "Vérifier les lignes",
		anew: "Reprendre les photos",
	},
	review: {
		title: "Envoyé à {sender}",
		text: "{sender} regarde vos photos et décide. Dès que ce sera fait, le document s’ouvrira ici. Vous pouvez fermer la page et revenir par votre lien.",
	},
	held: {
		title: "Votre identité est confirmée",
		text: "{sender} prépare le document avec ce que vous avez présenté. Il s’ouvrira ici dès que ce sera fait. Vous pouvez fermer la page et revenir par votre lien.",
	},
	accepted: {
		title: "Votre identité est confirmée",
		text: "{sender} a accepté ce que vous avez présenté. Le document s’ouvre dans ce navigateur.",
		open: "Ouvrir le document",
	},
	signed: {
		title: "C’est déjà fait",
		text: "Il n’y a plus rien à présenter. Pour revoir le document, ouvrez le lien le plus récent que vous avez reçu, ou demandez-en un à {sender}.",
	},
	failed: {
		title: "Cela n’a pas été accepté",
		reasons: {
			NotReadable: "La pièce n’a pas pu être lue sur les photos.",
			Expired: "La pièce n’est plus valable.",
			OtherPerson: "La pièce ne correspond pas à la personne qui doit signer.",
			WrongKind: "Ce n’était pas le genre de pièce demandé.",
			NotVerified: "Il n’a pas pu être vérifié que la pièce est authentique, ou que le visage est celui du titulaire.",
			Other: "{sender} ne l’a pas acceptée.",
		},
		note: "{sender} écrit\u00a0:",
		tries: {
			one: "Vous pouvez essayer encore # fois, ensuite le document sera verrouillé pour vous.",
			other: "Vous pouvez essayer encore # fois.",
		},
	},
	locked: {
		title: "Le document est verrouillé pour vous",
		text: "Il y a eu trop d’essais. Personne d’autre que {sender} ne peut en autoriser un nouveau.",
	},
	write: "Écrire à {sender}",
	look: "Vérifier de nouveau",
	busy: "Trop d’essais en peu de temps. Réessayez plus tard.",
	following: {
		title: "Continuer sur votre téléphone",
		intro: "Scannez ce code avec l’appareil photo de votre téléphone et continuez là-bas. Cette page suit.",
		code: "Code QR avec un lien pour votre téléphone",
		validUntil: "Le code est valable jusqu’au {date}.",
		making: "Le code est en préparation.",
		own: "C’est votre propre lien\u00a0: ne le montrez à personne d’autre.",
		here: "L’ouvrir ici, dans une fenêtre à part",
		close: "Fermer",
	},
};

import { Badge } from '@dukan/ui/badge.tsx';
import { Link } from '../../platform/link.tsx';
import { QuestionButton } from './question-button.tsx';
import { QUESTIONS_ID } from './questions-address.ts';
import type { QuestionData, QuestionsData } from './questions-data.ts';
import styles from './questions-section.module.css';

/** CHOOSE-04: the section is complete as plain HTML. Writing needs script, as signing in does. */
export function QuestionsSection({ questions }: { questions: QuestionsData }) {
	return (
		<section className={styles.section} id={QUESTIONS_ID} aria-labelledby="questions-title">
			<h2 className={styles.title} id="questions-title">
				{questions.title}
			</h2>
			{questions.none && <p className={styles.note}>{questions.none}</p>}
			<ul>
				{questions.rows.map((row) => (
					<Question key={row.id} question={row} questions={questions} />
				))}
			</ul>
			{questions.pages.length > 0 && (
				<nav className={styles.pages} aria-label={questions.pagesTitle}>
					{questions.pages.map(({ href, title, chosen }) => (
						<Link
							key={href}
							to={href}
							className={styles.page}
							preventScrollReset
							aria-current={chosen || undefined}
						>
							{title}
						</Link>
					))}
				</nav>
			)}
			{questions.demoHint && <p className={styles.note}>{questions.demoHint}</p>}
			<p className={styles.note}>{questions.who}</p>
			<QuestionButton questions={questions} does="ask" look="secondary" />
		</section>
	);
}

const ANSWER_LOOKS = {
	shop: 'new',
	buyer: 'quiet',
	demo: 'sale',
} as const satisfies Record<QuestionData['answers'][number]['by'], string>;

function Question({ question, questions }: { question: QuestionData; questions: QuestionsData }) {
	return (
		<li className={styles.question}>
			<p className={styles.head}>
				<strong>{question.author}</strong>
				<time dateTime={question.at}>{question.when}</time>
				{question.mark && <Badge look="sale">{question.mark}</Badge>}
			</p>
			<p className={styles.asked}>{question.text}</p>
			{question.answers.map((answer) => (
				<div key={answer.id} className={styles.answer}>
					<p className={styles.head}>
						{answer.author !== '' && <strong>{answer.author}</strong>}
						<Badge look={ANSWER_LOOKS[answer.by]}>{answer.mark}</Badge>
						<time dateTime={answer.at}>{answer.when}</time>
					</p>
					<p className={styles.text}>{answer.text}</p>
					<QuestionButton questions={questions} does="report" postId={answer.id} name={answer.reportName} />
				</div>
			))}
			<div className={styles.buttons}>
				<QuestionButton questions={questions} does="answer" postId={question.id} name={question.answerName} />
				<QuestionButton questions={questions} does="report" postId={question.id} name={question.reportName} />
			</div>
		</li>
	);
}

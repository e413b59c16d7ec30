import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { queryClient } from './platform/query-client.ts';
import { LanguageProvider } from './platform/texts.tsx';
import { router } from './routes.tsx';
import '@dukan/ui/tokens.css';
import '@dukan/ui/base.css';
import './ui/backoffice.css';

const place = document.getElementById('app');
if (place)
	createRoot(place).render(
		<StrictMode>
			<LanguageProvider>
				<QueryClientProvider client={queryClient}>
					<RouterProvider router={router} />
				</QueryClientProvider>
			</LanguageProvider>
		</StrictMode>,
	);
